import type { ExtractedPage, PdfTroubleKind } from "./opened-pdf";

/** How much of a page is read: less on another try, where it took too long. */
export type Effort = "all" | "text" | "none";

/** What the screen asks of the worker that reads a PDF. One `open` comes first; pages are answered in the order asked. */
export type Asked =
  | { ask: "open"; file: Blob; password: string | undefined; fingerprint: string | undefined }
  | { ask: "page"; number: number; effort: Effort };

/** What the worker answers. */
export type Told =
  | { tell: "opened"; pageCount: number; fingerprint: string }
  | { tell: "page"; page: ExtractedPage }
  | { tell: "trouble"; kind: PdfTroubleKind; cause: string };
