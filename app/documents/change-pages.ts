import type { Section } from "./schema";

/** A page as it was read. */
export interface ReadPage {
  sections: readonly Section[];
  version: number;
}

/** Reads and writes pages of a document. */
export interface PageAccess {
  /** Null where it cannot be read. */
  read: (number: number) => Promise<ReadPage | null>;
  write: (number: number, page: ReadPage) => Promise<"written" | "conflict" | "failed">;
}

/** What has come of changing pages. */
export interface ChangedPages {
  /** Places that were changed, and on how many pages. */
  places: number;
  pages: number;
  /** Pages that could not be changed. */
  failed: number[];
}

interface How {
  /** Asked before each page: no further one is begun once it answers true. */
  isCancelled: () => boolean;
  /** Told after each page how many are done. */
  onProgress: (done: number) => void;
}

/** A page that changes under our hands is read and changed anew this often. */
const TRIES = 2;

/**
 * Changes pages one after the other, each upon the state that it was read in: what somebody else has saved meanwhile
 * is read again and changed once more.
 * @param change what becomes of a page's sections, and in how many places; nothing is written where there are none
 */
export async function changePages(
  numbers: readonly number[],
  change: (number: number, sections: readonly Section[]) => { sections: readonly Section[]; count: number },
  access: PageAccess,
  { isCancelled, onProgress }: How,
): Promise<ChangedPages> {
  const result: ChangedPages = { places: 0, pages: 0, failed: [] };
  for (const [i, number] of numbers.entries()) {
    if (isCancelled()) break;
    const count = await changePage(number, change, access);
    if (count === null) result.failed.push(number);
    else if (count > 0) {
      result.places += count;
      result.pages += 1;
    }
    onProgress(i + 1);
  }
  return result;
}

async function changePage(
  number: number,
  change: Parameters<typeof changePages>[1],
  { read, write }: PageAccess,
): Promise<number | null> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const page = await read(number);
    if (!page) return null;
    const { sections, count } = change(number, page.sections);
    if (count === 0) return 0;
    const outcome = await write(number, { sections, version: page.version });
    if (outcome === "written") return count;
    if (outcome === "failed") return null;
  }
  return null;
}
