import { useSyncExternalStore } from "react";
import { guardWork } from "~/platform/unsaved-work";
import type { useToast } from "~/ui/toast";
import { importCalls } from "./import-calls";
import { IMPORT } from "./import-labels";
import { type ImportState, isUnderWay } from "./import-state";
import { Importer } from "./importer";
import { reviewAddress } from "./review-address";

/** How long an answer to "Leave?" counts, in milliseconds: nobody is asked twice. */
const ANSWERED_MS = 5_000;

type Leave = () => boolean | Promise<boolean>;

/** What an import needs of a screen, and keeps when that is left. */
export interface Voice {
  toast: ReturnType<typeof useToast>;
  go: (path: string) => void;
}

/** What is shown of the import of this tab. */
interface Shown {
  state: ImportState;
  /** The dialog is open: nothing needs to be shown in the corner. */
  inDialog: boolean;
  /** Somebody is about to leave for good and must say so. */
  leave: Leave | null;
}

/**
 * The import of this tab, one at a time. It lives as long as the document: a screen that is left, or a dialog that is
 * closed, leaves it going.
 */
class ImportDesk {
  shown: Shown;
  voice: Voice | null = null;
  readonly importer: Importer;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #release: (() => void) | null = null;
  readonly #watchers = new Set<() => void>();

  constructor() {
    this.importer = new Importer({
      open: async (file, options) => (await import("./extract/open-pdf")).openPdf(file, options),
      calls: importCalls,
      clock: {
        now: () => Date.now(),
        setTimeout: (run, ms) => window.setTimeout(run, ms),
        clearTimeout: (timer) => window.clearTimeout(timer),
      },
    });
    this.shown = { state: this.importer.state, inDialog: false, leave: null };
    this.importer.watch(() => this.#changed());
    window.addEventListener("online", () => this.importer.hurry());
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** The dialog is open. @returns it is closed */
  openDialog(): () => void {
    this.#show({ inDialog: true });
    return () => {
      this.#show({ inDialog: false });
      // what has been read there needs no second place
      const { state } = this.shown;
      if (state.kind === "done" || (state.kind === "failed" && !state.canGoOn)) this.importer.dismiss();
      if (state.kind === "password" && !state.checking) void this.importer.cancel();
    };
  }

  /** Goes to the review of a document, without leaving what is under way. */
  review(courseId: string, documentId: string): void {
    if (this.shown.state.kind === "done") this.importer.dismiss();
    this.voice?.go(reviewAddress(courseId, documentId));
  }

  /** @param isSure what the person says to "Leave?" */
  answer(isSure: boolean): void {
    const { leave } = this.shown;
    this.#show({ leave: null });
    if (!isSure || !leave) return;
    this.#answeredAt = Date.now();
    void leave();
  }

  #changed(): void {
    const before = this.shown.state;
    const { state } = this.importer;
    this.#show({ state });
    this.#guard();
    if (state.kind !== "done" || before.kind === "done") return;
    const { courseId, documentId, filename, stored, missing, incomplete } = state;
    // that is to be read, not to pass by
    if (missing.length + incomplete.length > 0) return;
    const review = { label: IMPORT.review, run: () => this.review(courseId, documentId) };
    this.voice?.toast.success(
      IMPORT.done(filename, stored),
      ...(this.shown.inDialog ? ([] as const) : ([review] as const)),
    );
    if (!this.shown.inDialog) this.importer.dismiss();
  }

  /** While something would be lost, whoever leaves the document is asked. */
  #guard(): void {
    const isNeeded = isUnderWay(this.shown.state);
    if (isNeeded === (this.#release !== null)) return;
    if (!isNeeded) {
      this.#release?.();
      this.#release = null;
      this.#show({ leave: null });
      return;
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (Date.now() - this.#answeredAt > ANSWERED_MS) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    const release = guardWork((leave) => this.#show({ leave }));
    this.#release = () => {
      window.removeEventListener("beforeunload", ask);
      release();
    };
  }

  #show(change: Partial<Shown>): void {
    this.shown = { ...this.shown, ...change };
    for (const watcher of [...this.#watchers]) watcher();
  }
}

let desk: ImportDesk | null = null;

/** The import of this tab; only in the browser. */
export function importDesk(): ImportDesk {
  desk ??= new ImportDesk();
  return desk;
}

/** What is to be shown of the import of this tab. */
export function useImportShown(): Shown {
  const { watch } = importDesk();
  const snapshot = () => importDesk().shown;
  return useSyncExternalStore(watch, snapshot, snapshot);
}
