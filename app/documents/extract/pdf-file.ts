import {
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
  version,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { MAX_PDF_BYTES, MAX_PDF_PAGES } from "../limits";
import { Filters } from "./masks";
import { PdfTrouble } from "./opened-pdf";

/** Pictures of more points than this are left out: A2 at 600 dots an inch has 139 million. */
const MAX_IMAGE_POINTS = 140_000_000;
/** A picture that takes more memory than this is made smaller before it is drawn. */
const MAX_CANVAS_BYTES = 64 * 1024 * 1024;
/** How far from its beginning a file may say that it is a PDF; so far do other readers look. */
const HEAD_BYTES = 1024;

/** Where the build puts what pdf.js fetches when a file needs it (scripts/build.mjs). */
const DATA = `${self.location.origin}/assets/pdfjs-${version}/`;

class Canvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    canvas.width = Math.max(1, width);
    canvas.height = Math.max(1, height);
  }
  destroy(made: { canvas: OffscreenCanvas | null; context: unknown }): void {
    if (made.canvas) made.canvas.width = made.canvas.height = 0;
    made.canvas = made.context = null;
  }
}

/** The file's bytes. @throws PdfTrouble where they are too many, or are no PDF's */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > MAX_PDF_BYTES) throw new PdfTrouble("too-large");
  const head = new TextDecoder("latin1").decode(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (!head.includes("%PDF-")) throw new PdfTrouble("not-pdf");
  return new Uint8Array(await file.arrayBuffer());
}

/** What tells this file from every other. */
export async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The worker in the worker: it parses the next page while this one is drawn here. */
export const startParser = () => new Worker(new URL("./parser.ts", import.meta.url), { type: "module" });

/**
 * Opens a PDF without running anything that is in it. The bytes are handed to the parser and are gone from here.
 * @throws PdfTrouble
 */
export async function openFile(
  parser: Worker,
  bytes: Uint8Array,
  password: string | undefined,
): Promise<PDFDocumentProxy> {
  const fonts = "fonts" in self;
  const task = getDocument({
    data: bytes,
    ...(password === undefined ? {} : { password }),
    worker: PDFWorker.create({ port: parser, verbosity: VerbosityLevel.ERRORS }),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: true,
    wasmUrl: DATA,
    cMapUrl: `${DATA}cmaps/`,
    standardFontDataUrl: `${DATA}standard_fonts/`,
    useSystemFonts: false,
    disableFontFace: !fonts,
    ownerDocument: fonts ? (self as unknown as HTMLDocument) : undefined,
    maxImageSize: MAX_IMAGE_POINTS,
    canvasMaxAreaInBytes: MAX_CANVAS_BYTES,
    CanvasFactory: Canvases,
    FilterFactory: Filters,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MAX_PDF_PAGES) throw new PdfTrouble("too-many-pages");
    return pdf;
  } catch (error) {
    throw troubleOf(error, password);
  }
}

function troubleOf(error: unknown, password: string | undefined): PdfTrouble {
  if (error instanceof PdfTrouble) return error;
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException")
    return new PdfTrouble(password === undefined ? "password" : "wrong-password", { cause: error });
  return new PdfTrouble("broken", { cause: error });
}
