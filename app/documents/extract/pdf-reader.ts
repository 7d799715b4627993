import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { BodySize } from "./body-size";
import { layOut } from "./layout";
import type { Effort } from "./messages";
import type { ExtractedPage } from "./opened-pdf";
import { Pictures } from "./page-picture";
import { linksOf, piecesOf, textOf } from "./page-text";
import { bytesOf, fingerprintOf, openFile, startParser } from "./pdf-file";

/** What pages have in common, fonts above all, is let go after so many pages. */
const CLEAN_EVERY = 40;
const MOST_POINTS = 100_000;

interface ToOpen {
  file: Blob;
  password: string | undefined;
  /** Where it is known already. */
  fingerprint: string | undefined;
}

/** Reads the pages of one PDF, in the worker. */
export class PdfReader {
  readonly #pictures = new Pictures();
  readonly #body = new BodySize();
  #read = 0;

  private constructor(
    readonly pdf: PDFDocumentProxy,
    readonly fingerprint: string,
  ) {}

  /** @throws PdfTrouble */
  static async open({ file, password, fingerprint }: ToOpen): Promise<PdfReader> {
    const parser = startParser();
    try {
      const bytes = await bytesOf(file);
      // it takes a copy of the bytes at once; opening hands them over
      const known = fingerprint ?? fingerprintOf(bytes);
      return new PdfReader(await openFile(parser, bytes, password), await known);
    } catch (error) {
      parser.terminate();
      throw error;
    }
  }

  get pageCount(): number {
    return this.pdf.numPages;
  }

  /**
   * Reads and draws a page, as far as that goes: what pdf.js cannot make sense of is left out.
   * @returns how to end it, while the next page may begin
   * @throws where the file has no such page
   */
  async begin(number: number, effort: Effort): Promise<() => Promise<ExtractedPage>> {
    const page = await this.pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const items = effort === "none" ? [] : textOf(page).catch(() => []);
    const links = effort === "none" ? [] : linksOf(page, viewport).catch(() => []);
    if (effort === "all") await this.#pictures.draw(page);
    else this.#pictures.blank(viewport);
    const image = this.#pictures.encoded();
    const pieces = piecesOf(await items, page, viewport);
    const found = await links;
    page.cleanup();
    await this.#clean();
    return async () => {
      const size = { width: within(viewport.width), height: within(viewport.height) };
      const sections = layOut(pieces, { size, links: found, body: this.#body.of(pieces) });
      return { number, size, sections, image: await image };
    };
  }

  async #clean(): Promise<void> {
    this.#read += 1;
    if (this.#read % CLEAN_EVERY === 0) await this.pdf.cleanup().catch(() => {});
  }
}

/** A size in points that can be stored. */
const within = (points: number) => Math.min(MOST_POINTS, Math.max(1, Math.round(points * 100) / 100));
