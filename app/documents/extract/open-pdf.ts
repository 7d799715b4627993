import { Line } from "./line";
import type { ExtractedPage, OpenedPdf } from "./opened-pdf";
import { PdfTrouble } from "./opened-pdf";

export interface ToOpen {
  password?: string;
  signal?: AbortSignal;
}

/**
 * Opens a PDF in a worker of its own, which is fetched now; nothing that is in the file runs (product §7).
 * @throws PdfTrouble; the signal's reason when it is aborted
 */
export async function openPdf(file: Blob, { password, signal }: ToOpen = {}): Promise<OpenedPdf> {
  signal?.throwIfAborted();
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined")
    throw new PdfTrouble("old-browser");
  const line = new Line(file, password);
  try {
    const { pageCount, fingerprint } = await unlessAborted(line.opened, signal);
    return new Pages(line, pageCount, fingerprint);
  } catch (error) {
    line.close();
    throw error;
  }
}

/** Hands out pages, with the next one always under way. */
class Pages implements OpenedPdf {
  readonly #asked = new Map<number, Promise<ExtractedPage>>();

  constructor(
    readonly line: Line,
    readonly pageCount: number,
    readonly fingerprint: string,
  ) {}

  async page(number: number, signal?: AbortSignal): Promise<ExtractedPage> {
    signal?.throwIfAborted();
    for (const other of this.#asked.keys())
      if (other !== number && other !== number + 1) this.#asked.delete(other);
    const page = this.#ask(number);
    if (number < this.pageCount) this.#ask(number + 1);
    return unlessAborted(page, signal);
  }

  close(): void {
    this.line.close();
  }

  #ask(number: number): Promise<ExtractedPage> {
    const asked = this.#asked.get(number) ?? this.line.page(number);
    // whoever asks for it hears of its trouble then
    asked.catch(() => {});
    this.#asked.set(number, asked);
    return asked;
  }
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
