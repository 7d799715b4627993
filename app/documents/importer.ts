import type { CallResult } from "~/platform/call";
import type { SaverClock } from "~/platform/saved-value";
import { carryPages } from "./carry-pages";
import { type ExtractedPage, type OpenedPdf, PdfTrouble } from "./extract/opened-pdf";
import { IDLE, type ImportState, type ImportTrouble, TimeLeft } from "./import-state";
import { ImportWay } from "./import-way";
import { MAX_PDF_BYTES, MAX_PDF_PAGES } from "./limits";
import type { NewDocument } from "./schema";
import { storedName } from "./stored-name";

/** So many pages may be left out because the server will not have them. */
const MOST_REFUSED = 5;

/** What the server knows of a document when its import begins. */
interface Begun {
  id: string;
  storedPages: number;
}

export interface ImportCalls {
  /** Names the document of a file: a new one, or the one that is there. */
  begin: (courseId: string, file: NewDocument) => Promise<CallResult<Begun>>;
  /** Numbers of the pages that are stored. */
  stored: (documentId: string) => Promise<CallResult<readonly number[]>>;
  /** Stores a page where none is stored; one that is stays as it is, which is a success too. */
  store: (documentId: string, page: ExtractedPage, signal: AbortSignal) => Promise<CallResult<unknown>>;
  remove: (documentId: string) => Promise<CallResult<unknown>>;
  /** Whether the course still stands: 404 where it does not. */
  course: (courseId: string) => Promise<CallResult<unknown>>;
}

interface Surroundings {
  open: (file: Blob, options: { password?: string; signal: AbortSignal }) => Promise<OpenedPdf>;
  calls: ImportCalls;
  clock: SaverClock;
}

/** A file as it was chosen. */
type Chosen = Blob & { name: string };

interface Run {
  file: Chosen;
  courseId: string;
  filename: string;
  password: string | undefined;
  abort: AbortController;
  ended: Promise<void>;
  pdf: OpenedPdf | null;
  /** What `begin` is called with, once it has been. */
  asked: NewDocument | null;
  document: Begun | null;
  /** Pages stood on the server before: ending it takes nothing away. */
  resumed: boolean;
  stored: Set<number>;
  missing: number[];
  incomplete: number[];
  /** What the server said of a page that it would not have. */
  refusal: string | null;
  total: number;
  page: number;
  timeLeft: TimeLeft;
}

/** Ends a run with what is to be said. */
class Stop extends Error {
  constructor(
    readonly trouble: ImportTrouble,
    readonly text: string | null = null,
  ) {
    super(trouble);
  }
}

/** What the same file can be tried again after. */
const CAN_GO_ON: ReadonlySet<ImportTrouble> = new Set([
  "unloaded",
  "too-slow",
  "signed-out",
  "document-gone",
  "refused",
]);

/** What an import is in while it goes forward. */
const IN_MOTION: ReadonlySet<ImportState["kind"]> = new Set(["reading", "password", "importing"]);

/**
 * Takes a PDF into a course (product §7): reads it page by page and stores each, three on their way while the next is
 * read, so that it is as quick as the slower of the two and no more than four pages are in memory. What is stored is
 * skipped, so that a file goes on where it broke off. Cancel takes away what this import has begun.
 */
export class Importer {
  state: ImportState = IDLE;
  #run: Run | null = null;
  readonly #way: ImportWay;
  readonly #watchers = new Set<() => void>();

  constructor(private readonly around: Surroundings) {
    this.#way = new ImportWay(around.clock, () => this.#count());
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** The network is back. */
  hurry(): void {
    this.#way.hurry();
  }

  /** Begins with a file; does nothing while another is under way. */
  start(courseId: string, file: Chosen): void {
    if (["idle", "done", "failed"].includes(this.state.kind)) this.#begin(courseId, file, undefined);
  }

  /** Answers the state `password`. */
  unlock(password: string): void {
    const run = this.#run;
    if (run && this.state.kind === "password" && !this.state.checking)
      this.#begin(run.courseId, run.file, password);
  }

  /** Tries the same file again, after a failure that allows it. */
  goOn(): void {
    const run = this.#run;
    if (run && this.state.kind === "failed" && this.state.canGoOn)
      this.#begin(run.courseId, run.file, run.password, run);
  }

  /** Lets go of what has ended. What is stored stays. */
  dismiss(): void {
    if (this.state.kind === "done" || this.state.kind === "failed") this.#end();
  }

  /**
   * Ends the import. A document that had no page before it is taken away; one that had stays, with what was added.
   * It answers when nothing is under way any more.
   */
  async cancel(): Promise<void> {
    const run = this.#run;
    if (!run || this.state.kind === "cancelling") return;
    if (this.state.kind === "done") return this.dismiss();
    run.abort.abort();
    if (!run.asked) return this.#end();
    this.#show({ kind: "cancelling", ...this.#counted(run), network: this.#way.network });
    await run.ended;
    if (await this.#remove(run)) this.#end();
    else this.#fail(run, new Stop("not-removed"));
  }

  #begin(courseId: string, file: Chosen, password: string | undefined, before?: Run): void {
    const run: Run = {
      file,
      courseId,
      filename: storedName(file.name),
      password,
      abort: new AbortController(),
      ended: Promise.resolve(),
      pdf: null,
      asked: before?.asked ?? null,
      document: before?.document ?? null,
      resumed: before?.resumed ?? false,
      stored: new Set(),
      missing: [],
      incomplete: [],
      refusal: null,
      total: 0,
      page: 1,
      timeLeft: new TimeLeft(),
    };
    this.#run = run;
    const { filename } = run;
    if (this.state.kind === "password") this.#show({ ...this.state, checking: true });
    else this.#show({ kind: "reading", courseId, filename });
    run.ended = this.#import(run)
      .catch((error: unknown) => this.#stopped(run, error))
      .finally(() => run.pdf?.close());
  }

  async #import(run: Run): Promise<void> {
    const { signal } = run.abort;
    if (run.file.size === 0) throw new Stop("empty");
    if (run.file.size > MAX_PDF_BYTES) throw new Stop("too-large");
    const { password } = run;
    const locked = password === undefined ? {} : { password };
    run.pdf = await this.around.open(run.file, { ...locked, signal });
    signal.throwIfAborted();
    run.total = run.pdf.pageCount;
    if (run.total > MAX_PDF_PAGES) throw new Stop("too-many-pages");
    if (run.total < 1) throw new Stop("broken");
    this.#count();
    const { id } = await this.#name(run, run.pdf, signal);
    this.#count();
    await this.#storePages(run, run.pdf, id);
    signal.throwIfAborted();
    const { refusal: message, missing, incomplete } = run;
    if (run.stored.size === 0) throw new Stop("refused", message);
    this.#show({ kind: "done", ...this.#counted(run), documentId: id, missing, incomplete, message });
  }

  /** Finds out which document it is, and what of it is stored. */
  async #name(run: Run, pdf: OpenedPdf, signal: AbortSignal): Promise<Begun> {
    run.asked = {
      filename: run.filename,
      pageCount: pdf.pageCount,
      size: run.file.size,
      fingerprint: pdf.fingerprint,
    };
    const document = await this.#ask("course-gone", () => this.#named(run), signal);
    if (document.storedPages > 0)
      run.stored = new Set(
        await this.#ask("document-gone", () => this.around.calls.stored(document.id), signal),
      );
    return document;
  }

  /** Names the document; what the answer tells is kept even where nobody waits for it any more. */
  async #named(run: Run): Promise<CallResult<Begun>> {
    const result = await this.around.calls.begin(run.courseId, run.asked as NewDocument);
    if (result.ok) {
      // what it has begun itself before a failure is no reason to keep it
      if (result.data.id !== run.document?.id) run.resumed = result.data.storedPages > 0;
      run.document = result.data;
    }
    return result;
  }

  async #storePages(run: Run, pdf: OpenedPdf, documentId: string): Promise<void> {
    await carryPages({
      pdf,
      skip: run.stored,
      signal: run.abort.signal,
      onPage: (number) => {
        run.page = number;
        this.#count();
      },
      onUnreadable: (number) => run.missing.push(number),
      store: (page, signal) => this.#store(run, documentId, page, signal),
    });
    run.missing.sort((a, b) => a - b);
  }

  async #store(run: Run, documentId: string, page: ExtractedPage, signal: AbortSignal): Promise<void> {
    const result = await this.#way.ask(() => this.around.calls.store(documentId, page, signal), signal);
    if (result.ok) {
      run.stored.add(page.number);
      if (page.missing) run.incomplete.push(page.number);
      run.timeLeft.add(this.around.clock.now());
    } else if (result.status === 401) throw new Stop("signed-out");
    else if (result.status === 404) {
      // a document goes by itself or with its course
      await this.#ask("course-gone", () => this.around.calls.course(run.courseId), signal);
      throw new Stop("document-gone");
    } else {
      run.refusal = result.message;
      run.missing.push(page.number);
      if (run.missing.length > MOST_REFUSED) throw new Stop("refused", result.message);
    }
    this.#count();
  }

  /** Takes away what this import has begun. @returns whether nothing of it is left */
  async #remove(run: Run): Promise<boolean> {
    // whether the server has begun it may be unknown: asked again, it tells
    if (!run.document) await this.#way.ask(() => this.#named(run));
    const { document } = run;
    if (!document || run.resumed) return true;
    const result = await this.#way.ask(() => this.around.calls.remove(document.id));
    return result.ok || result.status === 404;
  }

  /** @param gone what a 404 means */
  async #ask<T>(gone: ImportTrouble, call: () => Promise<CallResult<T>>, signal: AbortSignal): Promise<T> {
    const result = await this.#way.ask(call, signal);
    if (result.ok) return result.data;
    if (result.status === 401) throw new Stop("signed-out");
    if (result.status === 404) throw new Stop(gone);
    throw new Stop("refused", result.message);
  }

  async #stopped(run: Run, error: unknown): Promise<void> {
    if (run.abort.signal.aborted) return;
    const { courseId, filename } = run;
    const kind = error instanceof PdfTrouble ? error.kind : null;
    if (kind === "password" || kind === "wrong-password")
      return this.#show({
        kind: "password",
        courseId,
        filename,
        wrong: kind === "wrong-password",
        checking: false,
      });
    const stop = error instanceof Stop ? error : new Stop(kind ?? "unloaded");
    // a file that cannot be imported leaves nothing behind
    if (run.document && !CAN_GO_ON.has(stop.trouble)) await this.#remove(run);
    this.#fail(run, stop);
  }

  #fail(run: Run, { trouble, text }: Stop): void {
    const { resumed } = run;
    const canGoOn = CAN_GO_ON.has(trouble);
    this.#show({ kind: "failed", ...this.#counted(run), trouble, message: text, canGoOn, resumed });
  }

  #end(): void {
    this.#run = null;
    this.#show(IDLE);
  }

  #counted({ courseId, filename, document, stored, total }: Run) {
    return { courseId, filename, documentId: document?.id ?? null, stored: stored.size, total };
  }

  /** Shows how far it is. */
  #count(): void {
    const run = this.#run;
    const { network } = this.#way;
    if (!run || run.total === 0) return;
    if (this.state.kind === "cancelling") this.#show({ ...this.state, network });
    if (run.abort.signal.aborted || !IN_MOTION.has(this.state.kind)) return;
    if (network !== "fine") run.timeLeft.forget();
    const left = run.total - run.stored.size - run.missing.length;
    this.#show({
      kind: "importing",
      ...this.#counted(run),
      page: run.page,
      network,
      msLeft: run.timeLeft.of(left),
      resumed: run.resumed,
    });
  }

  #show(state: ImportState): void {
    this.state = state;
    for (const watcher of [...this.#watchers]) watcher();
  }
}
