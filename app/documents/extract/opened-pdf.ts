import type { PageSize, Section } from "../schema";

/** A page as it was read: its texts in reading order, and a picture of it. */
export interface ExtractedPage {
  /** From 1. */
  number: number;
  /** In points, of the page as it is seen: turned, and cut to what is shown of it. */
  size: PageSize;
  /** None where the page is only a picture. */
  sections: Section[];
  /** WebP, or JPEG where the browser cannot make that. */
  image: Blob;
  /** What of it took too long to read and was left out: its picture is white, it may have no text. */
  missing?: "picture" | "picture and text";
}

/** A PDF that is being read, in a worker of its own. */
export interface OpenedPdf {
  readonly pageCount: number;
  /** Lower-case hexadecimal; the same for the same file. */
  readonly fingerprint: string;
  /**
   * Reads a page; the next one is begun meanwhile. Ask in order, one after the other.
   * @param number from 1
   * @throws PdfTrouble where the file is at fault; the signal's reason when it is aborted
   */
  page(number: number, signal?: AbortSignal): Promise<ExtractedPage>;
  /** Ends the worker. What is under way fails with an AbortError. */
  close(): void;
}

/** Why a PDF cannot be read. */
export type PdfTroubleKind =
  | "not-pdf"
  | "broken"
  | "password"
  | "wrong-password"
  | "too-many-pages"
  | "too-large"
  | "too-slow"
  /** This browser lacks what reading takes: workers of modules, or canvases in them that make WebP. */
  | "old-browser"
  /** The program that reads could not be fetched: the network has gone, or the product was renewed meanwhile. */
  | "unloaded";

/** A PDF cannot be read; `kind` says why, the words for a person stand with the import's labels. */
export class PdfTrouble extends Error {
  override readonly name = "PdfTrouble";

  constructor(
    readonly kind: PdfTroubleKind,
    options?: ErrorOptions,
  ) {
    super(`PDF: ${kind}`, options);
  }
}
