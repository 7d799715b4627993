import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";

/** A font with Latin and Cyrillic letters that is not served, only put into files. */
const fontFile = (name: string) =>
  readFileSync(new URL(`../../node_modules/pdfjs-dist/standard_fonts/${name}`, import.meta.url));

/** What every PDF of the tests says of itself, so that it is the same file each time. */
const INFO = {
  Title: "A book for tests",
  CreationDate: new Date(Date.UTC(2024, 0, 1)),
  ModDate: new Date(Date.UTC(2024, 0, 1)),
};

/** A PDF, and the words of each of its pages in reading order. */
export interface MadePdf {
  bytes: Uint8Array;
  words: string[][];
}

export interface Style {
  font: "Times-Roman" | "Helvetica" | "Helvetica-Bold" | "Sans" | "Sans-Bold";
  size: number;
}

export const LEADING = 1.25;

/** Sets type by hand, line by line, so that every word's page and order are known. */
export class Typesetter {
  readonly doc: PDFKit.PDFDocument;
  readonly words: string[][] = [];
  readonly #chunks: Buffer[] = [];

  constructor(options: PDFKit.PDFDocumentOptions = {}) {
    this.doc = new PDFDocument({ autoFirstPage: false, margin: 0, size: "A4", info: INFO, ...options });
    this.doc.on("data", (chunk: Buffer) => this.#chunks.push(chunk));
    this.doc.registerFont("Sans", fontFile("LiberationSans-Regular.ttf"));
    this.doc.registerFont("Sans-Bold", fontFile("LiberationSans-Bold.ttf"));
  }

  page(): void {
    this.doc.addPage();
    this.words.push([]);
  }

  /** One line as it is; its words are the page's next. */
  line(text: string, x: number, y: number, style: Style, options: PDFKit.Mixins.TextOptions = {}): void {
    this.#draw(text, x, y, style, options);
    this.words.at(-1)?.push(...text.split(" "));
  }

  /**
   * A paragraph, justified, long words broken with a hyphen, down to a lowest place.
   * @returns where the next line would stand, and the words that had no room
   */
  paragraph(
    words: readonly string[],
    at: { x: number; y: number; width: number; bottom: number; indent?: number },
    style: Style,
  ): { y: number; rest: string[] } {
    this.doc.font(style.font).fontSize(style.size);
    const rest = [...words];
    let { y } = at;
    let broken = "";
    let indent = at.indent ?? 0;
    while (rest.length > 0 && y + style.size <= at.bottom) {
      const width = at.width - indent;
      const line: string[] = [];
      while (rest[0] !== undefined && this.#width([...line, rest[0]]) <= width) line.push(rest.shift() ?? "");
      let head = "";
      if (rest[0] !== undefined) {
        // a word is not broken over the end of a column
        const cut = y + 2 * style.size * LEADING <= at.bottom ? this.#cut(line, rest[0], width) : 0;
        if (cut > 0) {
          head = rest[0].slice(0, cut);
          line.push(`${head}-`);
        }
      }
      const gaps = line.length - 1;
      const loose = rest.length > 0 && gaps > 0 ? (width - this.#width(line)) / gaps : 0;
      this.#draw(line.join(" "), at.x + indent, y, style, loose > 0.01 ? { wordSpacing: loose } : {});
      const whole = head ? line.slice(0, -1) : line;
      const [first = "", ...others] = whole;
      this.words.at(-1)?.push(...(whole.length > 0 ? [broken + first, ...others] : []));
      broken = "";
      if (head) {
        broken = head;
        rest[0] = rest[0]?.slice(head.length) ?? "";
      }
      y += style.size * LEADING;
      indent = 0;
    }
    return { y, rest };
  }

  /** The finished file. */
  async finish(): Promise<MadePdf> {
    const ended = new Promise((resolve) => this.doc.once("end", resolve));
    this.doc.end();
    await ended;
    return { bytes: new Uint8Array(Buffer.concat(this.#chunks)), words: this.words };
  }

  #draw(text: string, x: number, y: number, { font, size }: Style, options: PDFKit.Mixins.TextOptions): void {
    this.doc
      .font(font)
      .fontSize(size)
      .text(text, x, y, { lineBreak: false, ...options });
  }

  #width(words: readonly string[]): number {
    return this.doc.widthOfString(words.join(" "));
  }

  /** After how many letters a word that has no room can be broken; 0 where it cannot. */
  #cut(line: readonly string[], word: string, width: number): number {
    if (!/^\p{L}{8,}[.,]?$/u.test(word)) return 0;
    for (let cut = 5; cut >= 3; cut--)
      if (this.#width([...line, `${word.slice(0, cut)}-`]) <= width) return cut;
    return 0;
  }
}
