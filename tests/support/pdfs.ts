import { deflateSync } from "node:zlib";
import { prose, type Tongue } from "./prose";
import { LEADING, type MadePdf, type Style, Typesetter } from "./typesetter";

export type { MadePdf };

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const GUTTER = 24;
const COLUMN = (A4.width - 2 * MARGIN - GUTTER) / 2;

const TITLE: Style = { font: "Helvetica-Bold", size: 22 };
const HEADING: Style = { font: "Helvetica-Bold", size: 14 };
const NEWS: Style = { font: "Times-Roman", size: 10 };
const NOTE: Style = { font: "Times-Roman", size: 7.5 };

/**
 * Pages in two columns, with headings across both and in a column, justified paragraphs with words broken at the
 * ends of lines, a link and a footnote; in fonts that are not in the file.
 */
export async function twoColumnPdf(pageCount = 3): Promise<MadePdf> {
  const set = new Typesetter();
  for (let number = 1; number <= pageCount; number++) {
    set.page();
    set.line(`Unit ${number} The keeper of the light`, MARGIN, 60, TITLE);
    columns(set, number, 110, 420);
    set.line("Read and discuss with a neighbour", MARGIN, 440, HEADING);
    columns(set, number + 10, 474, 740);
    const address = `http://lighthouse.test/unit/${number}`;
    set.line(address, MARGIN, 760, NOTE, { link: address });
    set.line(`1 A footnote of page ${number} stands under everything.`, MARGIN, 780, NOTE);
  }
  return set.finish();
}

function columns(set: Typesetter, seed: number, top: number, bottom: number): void {
  for (const column of [0, 1]) {
    const x = MARGIN + column * (COLUMN + GUTTER);
    let y = top;
    if (column === 1) {
      set.line(`Part ${seed} after the storm`, x, y, HEADING);
      y += HEADING.size * LEADING + 6;
    }
    for (let n = 0; y < bottom - 3 * NEWS.size; n++) {
      const words = prose(seed * 100 + column * 10 + n, 45);
      y = set.paragraph(words, { x, y, width: COLUMN, bottom }, NEWS).y + 7;
    }
  }
}

const BOOK_TITLE: Style = { font: "Sans-Bold", size: 24 };
const BOOK_HEADING: Style = { font: "Sans-Bold", size: 15 };
const BODY: Style = { font: "Sans", size: 11 };
const RUNNING: Style = { font: "Sans", size: 8 };
const CHAPTER_PAGES = 8;

/**
 * A book of any length, in English and Russian by turns, its fonts in the file: a chapter every eight pages, headings,
 * indented paragraphs, and on every page a running header and the page's number.
 */
export async function bookPdf(pageCount: number): Promise<MadePdf> {
  const set = new Typesetter();
  for (let number = 1; number <= pageCount; number++) {
    set.page();
    const chapter = Math.ceil(number / CHAPTER_PAGES);
    set.line(`The Keeper Chapter ${chapter}`, MARGIN, 34, RUNNING);
    let y = 80;
    if (number % CHAPTER_PAGES === 1) {
      set.line(`Chapter ${chapter} The long way home`, MARGIN, y, BOOK_TITLE);
      y += 50;
    }
    for (let part = 0; part < 2; part++) {
      const tongue: Tongue = (number + part) % 2 === 0 ? "russian" : "english";
      set.line(
        prose(number * 7 + part, 4, tongue)
          .slice(0, 4)
          .join(" "),
        MARGIN,
        y,
        BOOK_HEADING,
      );
      y += 28;
      const bottom = part === 0 ? 420 : 770;
      const width = A4.width - 2 * MARGIN;
      for (let n = 0; y < bottom - 40; n++) {
        const words = prose(number * 100 + part * 10 + n, 70, tongue);
        y = set.paragraph(words, { x: MARGIN, y, width, bottom, indent: n > 0 ? 16 : 0 }, BODY).y;
      }
      y += 16;
    }
    set.line(String(number), A4.width / 2, 800, RUNNING);
  }
  return set.finish();
}

/** Pages that are pictures of pages: no text at all. */
export async function scanPdf(pageCount: number): Promise<MadePdf> {
  const set = new Typesetter();
  for (let number = 1; number <= pageCount; number++) {
    set.page();
    set.doc.image(scannedPage(number), 0, 0, { width: A4.width, height: A4.height });
  }
  return set.finish();
}

/** A short text that opens with a password only. */
export async function protectedPdf(password: string): Promise<MadePdf> {
  const set = new Typesetter({
    userPassword: password,
    ownerPassword: `${password}-owner`,
    pdfVersion: "1.7",
  });
  set.page();
  set.line("Only for those who know", MARGIN, 60, TITLE);
  set.paragraph(prose(4, 60), { x: MARGIN, y: 110, width: 400, bottom: 700 }, NEWS);
  return set.finish();
}

/** A grey PNG, 150 points an inch: rows of dark strokes like words, and as many bars at the top as the page's number has ones. */
function scannedPage(number: number): Buffer {
  const width = 1_240;
  const height = 1_754;
  const rows = Buffer.alloc((width + 1) * height, 0xf4);
  for (let y = 0; y < height; y++) rows[y * (width + 1)] = 0;
  const rectangle = (x: number, y: number, w: number, h: number) => {
    for (let row = y; row < y + h; row++) {
      const start = row * (width + 1) + 1 + x;
      rows.fill(0x22, start, start + w);
    }
  };
  for (let bar = 0; bar < number % 10; bar++) rectangle(120 + bar * 40, 60, 24, 40);
  for (let y = 160; y < height - 160; y += 44)
    for (let x = 120, n = 0; x < width - 200; n++) {
      const length = 30 + ((y * 7 + n * 31 + number * 13) % 90);
      rectangle(x, y, length, 20);
      x += length + 18;
    }
  return png(width, height, rows);
}

function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Its check sum stays 0: nobody who draws a picture looks at it. */
function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, "latin1"), data, Buffer.alloc(4)]);
}
