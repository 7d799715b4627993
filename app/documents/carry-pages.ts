import { type ExtractedPage, type OpenedPdf, PdfTrouble } from "./extract/opened-pdf";

/** Pages on their way to the server at one time; one more is read meanwhile. */
const MOST_UNDER_WAY = 3;
/** So many pages in a row that cannot be read make a file that cannot. */
const MOST_UNREADABLE = 5;

interface Carrying {
  pdf: OpenedPdf;
  /** Numbers of pages that need not be carried. */
  skip: ReadonlySet<number>;
  signal: AbortSignal;
  /** A page is about to be read. */
  onPage: (number: number) => void;
  /** The file does not give this page. */
  onUnreadable: (number: number) => void;
  /** Answers when the page needs to be kept no longer. */
  store: (page: ExtractedPage, signal: AbortSignal) => Promise<void>;
}

/**
 * Reads the pages of a PDF in their order and hands each on, as fast as they are taken: no more than four are in memory,
 * three on their way and the one that is read.
 * @throws what `store` throws first; PdfTrouble; the signal's reason. Nothing is under way any more then.
 */
export async function carryPages(carrying: Carrying): Promise<void> {
  const { pdf, skip, signal, onPage, onUnreadable, store } = carrying;
  const underWay = new Set<Promise<void>>();
  const failure = new AbortController();
  const ended = AbortSignal.any([signal, failure.signal]);
  const end = untilAborted(ended);
  let unreadable = 0;
  try {
    for (let number = 1; number <= pdf.pageCount; number += 1) {
      if (skip.has(number)) continue;
      ended.throwIfAborted();
      onPage(number);
      const page = await Promise.race([read(pdf, number, ended), end]);
      if (!page) {
        onUnreadable(number);
        unreadable += 1;
        if (unreadable >= Math.min(MOST_UNREADABLE, pdf.pageCount)) throw new PdfTrouble("broken");
        continue;
      }
      unreadable = 0;
      while (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay);
      ended.throwIfAborted();
      const stored = store(page, ended)
        .catch((error: unknown) => failure.abort(error))
        .finally(() => underWay.delete(stored));
      underWay.add(stored);
    }
    await Promise.all(underWay);
    ended.throwIfAborted();
  } finally {
    failure.abort();
    await Promise.all(underWay);
  }
}

/** A page, or null where the file will not give this one. */
async function read(pdf: OpenedPdf, number: number, signal: AbortSignal): Promise<ExtractedPage | null> {
  try {
    return await pdf.page(number, signal);
  } catch (error) {
    if (error instanceof PdfTrouble && error.kind === "broken") return null;
    throw error;
  }
}

/** Rejects with the signal's reason when it is aborted. */
function untilAborted(signal: AbortSignal): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
  });
  // nobody may be waiting for it
  end.catch(() => undefined);
  return end;
}
