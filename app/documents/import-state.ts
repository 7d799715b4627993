import type { PdfTroubleKind } from "./extract/opened-pdf";

/** How the way to the server is: `busy` when it asks to wait, `offline` when it cannot be reached. */
export type Network = "fine" | "busy" | "offline";

/** Why an import has stopped. */
export type ImportTrouble =
  | Exclude<PdfTroubleKind, "password" | "wrong-password">
  /** A file without a byte in it. */
  | "empty"
  | "signed-out"
  | "course-gone"
  | "document-gone"
  /** The server will not have it, and says why. */
  | "refused"
  /** It was cancelled, and what was imported could not be taken away. */
  | "not-removed";

/** What is imported, and where to. */
export interface Subject {
  courseId: string;
  filename: string;
}

interface Counted extends Subject {
  /** Null until the server has named it. */
  documentId: string | null;
  /** Pages that the server has. */
  stored: number;
  total: number;
}

/** What a screen shows of an import. */
export type ImportState =
  | { kind: "idle" }
  | ({ kind: "reading" } & Subject)
  /** `checking` while the one that was given is tried. */
  | ({ kind: "password"; wrong: boolean; checking: boolean } & Subject)
  | ({
      kind: "importing";
      /** The page that is being read, from 1. */
      page: number;
      network: Network;
      /** Null while it cannot be told. */
      msLeft: number | null;
      /** Pages were stored before this import began: ending it leaves the document as it is. */
      resumed: boolean;
    } & Counted)
  | ({ kind: "cancelling"; network: Network } & Counted)
  | ({
      kind: "done";
      documentId: string;
      /** Pages that the file or the server would not give or take, from 1. */
      missing: readonly number[];
      /** Pages that took too long to be read as a whole: their picture is missing, or their text too. */
      incomplete: readonly number[];
      /** What the server said of one that it would not take. */
      message: string | null;
    } & Counted)
  | ({
      kind: "failed";
      trouble: ImportTrouble;
      /** What the server said. */
      message: string | null;
      /** The same file can be tried once more. */
      canGoOn: boolean;
      resumed: boolean;
    } & Counted);

export const IDLE: ImportState = { kind: "idle" };

/** Whether something would be lost if the tab were closed now: the file would have to be chosen once more. */
export const isUnderWay = (state: ImportState): boolean =>
  state.kind === "importing" ||
  state.kind === "cancelling" ||
  (state.kind === "failed" && state.canGoOn && state.stored > 0);

/** Measured over so many pages at most: a book has thick and thin ones. */
const MOST_MEASURED = 24;
const FEWEST_MEASURED = 5;

/** Tells from the last pages how long the rest will take. */
export class TimeLeft {
  #storedAt: number[] = [];

  /** @param at milliseconds */
  add(at: number): void {
    this.#storedAt = [...this.#storedAt, at].slice(-MOST_MEASURED);
  }

  /** Time has been lost that says nothing of the pages. */
  forget(): void {
    this.#storedAt = [];
  }

  /** Milliseconds that so many pages will take; null while too few were measured. */
  of(pages: number): number | null {
    const first = this.#storedAt[0];
    const last = this.#storedAt.at(-1);
    if (first === undefined || last === undefined || this.#storedAt.length < FEWEST_MEASURED) return null;
    return ((last - first) / (this.#storedAt.length - 1)) * pages;
  }
}
