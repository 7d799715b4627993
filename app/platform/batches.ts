/** Rows of a list that are read at a time where they are small. */
export const BATCH_ROWS = 1_000;

/**
 * A list that is read batch by batch, so that no more than one is held however long it is. The first is asked for by
 * whoever makes the list: those of lists that are made together share a round trip.
 */
export class Batches<T> implements AsyncIterable<T> {
  /**
   * @param first its first batch
   * @param after asks for the rows after this one
   * @param size rows of a batch; one that has fewer is the last
   */
  constructor(
    private readonly first: Promise<T[]>,
    private readonly after: (last: T) => Promise<T[]>,
    private readonly size = BATCH_ROWS,
  ) {
    // Whoever waits for another list first still hears of it.
    first.catch(() => undefined);
  }

  /** Waits for the first batch. @throws what reading it has thrown */
  async begun(): Promise<void> {
    await this.first;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (let batch = await this.first; ; ) {
      yield* batch;
      const last = batch.at(-1);
      if (last === undefined || batch.length < this.size) return;
      batch = await this.after(last);
    }
  }
}

/**
 * Keys in their order, in groups that take at most so many bytes each, or are one key alone.
 * @param rows each with the bytes that reading it takes
 */
export function groupsWithin<K>(rows: readonly { key: K; bytes: number }[], most: number): K[][] {
  const groups: K[][] = [];
  let room = 0;
  for (const { key, bytes } of rows) {
    if (bytes > room || groups.length === 0) {
      groups.push([]);
      room = most;
    }
    groups.at(-1)?.push(key);
    room -= bytes;
  }
  return groups;
}
