/** The parts of a PDF that is put together by hand: object 1 is the catalog. */
export interface RawObject {
  /** What stands between `<<` and `>>`, or a whole object where it has no stream and begins otherwise. */
  dictionary: string;
  stream?: Uint8Array | string;
}

/** A file of these objects, numbered from 1, with its table of places. */
export function rawPdf(objects: readonly RawObject[]): Uint8Array {
  const chunks: Buffer[] = [];
  const places: number[] = [];
  let length = 0;
  const add = (data: string | Uint8Array) => {
    const bytes = typeof data === "string" ? Buffer.from(data, "latin1") : Buffer.from(data);
    chunks.push(bytes);
    length += bytes.length;
  };
  add("%PDF-1.7\n");
  for (const [i, { dictionary, stream }] of objects.entries()) {
    places.push(length);
    const data = stream ?? "";
    add(`${i + 1} 0 obj\n<<${dictionary}${stream === undefined ? "" : `/Length ${data.length}`}>>\n`);
    if (stream !== undefined) {
      add("stream\n");
      add(data);
      add("\nendstream\n");
    }
    add("endobj\n");
  }
  const table = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  add(places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join(""));
  add(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(chunks));
}

const FONT = "/Font<</F 5 0 R>>";

/**
 * A file of one page: objects 1 to 5 are the catalog, the tree, the page, its contents and Helvetica; more may follow.
 */
export function onePage({
  content = text("A page like any other"),
  filter = "",
  catalog = "",
  page = "",
  resources = "",
  font = "/Type/Font/Subtype/Type1/BaseFont/Helvetica",
  more = [],
}: {
  content?: Uint8Array | string;
  filter?: string;
  catalog?: string;
  page?: string;
  resources?: string;
  font?: string;
  more?: readonly RawObject[];
} = {}): Uint8Array {
  return rawPdf([
    { dictionary: `/Type/Catalog/Pages 2 0 R${catalog}` },
    { dictionary: "/Type/Pages/Kids[3 0 R]/Count 1" },
    {
      dictionary: `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<${FONT}${resources}>>${page}`,
    },
    { dictionary: filter, stream: content },
    { dictionary: font },
    ...more,
  ]);
}

/** The drawing of one line of text near the top of a page. */
export const text = (words: string) => `BT /F 12 Tf 72 760 Td (${words}) Tj ET\n`;
