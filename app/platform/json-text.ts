const ENOUGH = 64 * 1024;

/** JSON of an object with one more member, whose JSON is there already. */
export const withMember = (object: object, key: string, json: string) =>
  `${JSON.stringify(object).slice(0, -1)},"${key}":${json}}`;

/**
 * JSON of a list, piece by piece, a row a line.
 * @param rows what they are, or their JSON where `textOf` leaves it as it is
 */
export async function* jsonList<T>(
  rows: AsyncIterable<T> | Iterable<T>,
  textOf: (row: T) => string = (row) => JSON.stringify(row),
): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + textOf(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]" : "\n]";
}

/**
 * A stream of the pieces, which are asked for as they are sent and not before.
 * @param failed is told what went wrong in between; the stream then breaks off instead of ending
 */
export function streamOf(
  pieces: AsyncGenerator<string>,
  failed: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          let text = "";
          while (text.length < ENOUGH) {
            const { value, done } = await pieces.next();
            if (done) break;
            text += value;
          }
          if (text !== "") controller.enqueue(encoder.encode(text));
          else controller.close();
        } catch (error) {
          failed(error);
          controller.error(error);
        }
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
