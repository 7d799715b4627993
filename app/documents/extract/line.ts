import type { Asked, Effort, Told } from "./messages";
import { type ExtractedPage, PdfTrouble, type PdfTroubleKind } from "./opened-pdf";

/** Longest that opening a file, or a page, may take. */
const OPENING_SECONDS = 60;
const PAGE_SECONDS = 20;
/** A file in which more than so many tries have taken too long is given up. */
const MOST_SLOW_TRIES = 5;

const LESS: Record<Effort, Effort> = { all: "text", text: "none", none: "none" };
const MISSING = { text: "picture", none: "picture and text" } as const;

interface Waiting {
  number: number;
  effort: Effort;
  resolve: (page: ExtractedPage) => void;
  reject: (error: unknown) => void;
}

interface Opened {
  pageCount: number;
  fingerprint: string;
}

/**
 * The line to the worker that reads a file. A page that takes too long is read again with less effort, by another
 * worker: its text without its picture, then neither.
 */
export class Line {
  readonly opened: Promise<Opened>;
  readonly #file: Blob;
  readonly #password: string | undefined;
  readonly #tick = setInterval(() => this.#watch(), 1_000);
  readonly #waiting: Waiting[] = [];
  #worker: Worker;
  #heard = false;
  #known: Opened | null = null;
  #isOpen = false;
  #closed: Error | null = null;
  #seconds = 0;
  #slowTries = 0;
  #settle!: { resolve: (opened: Opened) => void; reject: (error: unknown) => void };

  constructor(file: Blob, password: string | undefined) {
    this.#file = file;
    this.#password = password;
    this.opened = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    this.#worker = this.#start();
  }

  /** Reads a page: they come in the order in which they are asked for. */
  page(number: number): Promise<ExtractedPage> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(this.#closed);
      this.#waiting.push({ number, effort: "all", resolve, reject });
      if (this.#waiting.length === 1) this.#seconds = 0;
      if (this.#isOpen) this.#send({ ask: "page", number, effort: "all" });
    });
  }

  close(): void {
    this.#end(new DOMException("The file was closed.", "AbortError"));
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => this.#hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (this.#heard) this.#tryAgain();
      else this.#end(new PdfTrouble("unloaded"));
    });
    this.#isOpen = false;
    this.#seconds = 0;
    const fingerprint = this.#known?.fingerprint;
    worker.postMessage({
      ask: "open",
      file: this.#file,
      password: this.#password,
      fingerprint,
    } satisfies Asked);
    return worker;
  }

  #send(asked: Asked): void {
    this.#worker.postMessage(asked);
  }

  #hear(told: Told): void {
    this.#heard = true;
    this.#seconds = 0;
    if (told.tell === "opened") {
      this.#isOpen = true;
      this.#known ??= told;
      this.#settle.resolve(this.#known);
      for (const { number, effort } of this.#waiting) this.#send({ ask: "page", number, effort });
      return;
    }
    if (told.tell === "trouble") {
      this.#fail(told.kind, told.cause);
      return;
    }
    const { effort, resolve } = this.#waiting.shift() ?? {};
    resolve?.(effort && effort !== "all" ? { ...told.page, missing: MISSING[effort] } : told.page);
  }

  #fail(kind: PdfTroubleKind, cause: string): void {
    const trouble = new PdfTrouble(kind, { cause });
    if (this.#isOpen) this.#waiting.shift()?.reject(trouble);
    else this.#end(trouble);
  }

  /** Counts seconds in which this tab was awake: one that slept has taken nobody's time. */
  #watch(): void {
    if (this.#isOpen && this.#waiting.length === 0) return;
    this.#seconds += 1;
    if (this.#seconds > (this.#isOpen ? PAGE_SECONDS : OPENING_SECONDS)) this.#tryAgain();
  }

  #tryAgain(): void {
    this.#worker.terminate();
    this.#slowTries += 1;
    const slow = this.#waiting[0];
    if (!this.#isOpen || !slow || slow.effort === "none" || this.#slowTries > MOST_SLOW_TRIES) {
      this.#end(new PdfTrouble("too-slow"));
      return;
    }
    slow.effort = LESS[slow.effort];
    this.#worker = this.#start();
  }

  #end(error: Error): void {
    if (this.#closed) return;
    this.#closed = error;
    clearInterval(this.#tick);
    this.#worker.terminate();
    this.#settle.reject(error);
    this.opened.catch(() => {});
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
