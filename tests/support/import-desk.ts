import {
  type ExtractedPage,
  type OpenedPdf,
  PdfTrouble,
  type PdfTroubleKind,
} from "~/documents/extract/opened-pdf";
import { type ImportCalls, Importer } from "~/documents/importer";
import type { NewDocument } from "~/documents/schema";
import type { CallResult } from "~/platform/call";
import { FakeClock } from "./fake-clock";

/** What becomes of a call. */
export type Fate = "arrives" | "lost on the way" | "answer lost" | "busy" | "too many";

type Refusal = Extract<CallResult<unknown>, { ok: false }>;

const refusal = (status: number, message = ""): Refusal => ({
  ok: false,
  status,
  code: "",
  message,
  issues: [],
  data: null,
  retryAfterSeconds: status === 429 ? 60 : null,
});

interface StoredDocument {
  file: NewDocument;
  pages: Map<number, string>;
}

/** Behaves as the product's server does, behind a network that may lose things. */
class FakeServer {
  documents = new Map<string, StoredDocument>();
  signedOut = false;
  courseGone = false;
  /** Pages that it will not have. */
  refused = new Set<number>();
  pageCalls: { number: number; at: number }[] = [];
  down = false;
  #made = 0;

  constructor(
    private readonly clock: FakeClock,
    private readonly fates: Fate[],
    private readonly latencyMs: number,
  ) {}

  async #trip<T>(answer: () => CallResult<T>, signal?: AbortSignal): Promise<CallResult<T>> {
    const fate = this.down ? "lost on the way" : (this.fates.shift() ?? "arrives");
    await this.clock.wait(this.latencyMs / 2);
    // what has left arrives, whether somebody still waits for the answer or not
    const result =
      fate === "arrives" || fate === "answer lost"
        ? this.#signedIn(answer)
        : refusal(fate === "busy" ? 503 : 429);
    await this.clock.wait(this.latencyMs / 2);
    return signal?.aborted || fate === "lost on the way" || fate === "answer lost" ? refusal(0) : result;
  }
  #signedIn<T>(answer: () => CallResult<T>): CallResult<T> {
    return this.signedOut ? refusal(401) : this.courseGone ? refusal(404) : answer();
  }
  make(file: NewDocument, pages: Iterable<number> = []): string {
    const id = `d${++this.#made}`;
    this.documents.set(id, {
      file,
      pages: new Map([...pages].map((number) => [number, `before ${number}`])),
    });
    return id;
  }
  calls: ImportCalls = {
    begin: (_, file) =>
      this.#trip(() => {
        const known = [...this.documents].find(([, { file: its }]) => its.fingerprint === file.fingerprint);
        const id = known?.[0] ?? this.make(file);
        const storedPages = this.documents.get(id)?.pages.size ?? 0;
        return { ok: true, status: known ? 200 : 201, data: { id, storedPages } };
      }),
    stored: (id) =>
      this.#trip(() => {
        const found = this.documents.get(id);
        return found ? { ok: true, status: 200, data: [...found.pages.keys()] } : refusal(404);
      }),
    store: (id, { number, size }, signal) => {
      this.pageCalls.push({ number, at: this.clock.now() });
      return this.#trip(() => {
        const found = this.documents.get(id);
        if (!found) return refusal(404);
        if (this.refused.has(number)) return refusal(422, "No.");
        const isNew = !found.pages.has(number);
        if (isNew) found.pages.set(number, `page ${size.width}`);
        return { ok: true, status: isNew ? 201 : 200, data: null };
      }, signal);
    },
    remove: (id) =>
      this.#trip(() => (this.documents.delete(id) ? { ok: true, status: 200, data: null } : refusal(404))),
    course: () => this.#trip(() => ({ ok: true, status: 200, data: null })),
  };
}

interface FakeFile {
  pageCount?: number;
  pageMs?: number;
  password?: string;
  trouble?: PdfTroubleKind;
  unreadable?: number[];
}

export const PAGE_MS = 100;

/** An importer with a clock, a file and a server that are made up. */
export function importDesk(fates: Fate[] = [], file: FakeFile = {}, latencyMs = 40) {
  const clock = new FakeClock();
  const server = new FakeServer(clock, fates, latencyMs);
  const { pageCount = 10, pageMs = PAGE_MS } = file;
  const opened = { open: 0, closed: 0 };
  const inMemory = { now: 0, most: 0 };
  const open = async (_: Blob, { password }: { password?: string }): Promise<OpenedPdf> => {
    await clock.wait(50);
    if (file.trouble) throw new PdfTrouble(file.trouble);
    if (file.password !== undefined && password !== file.password)
      throw new PdfTrouble(password === undefined ? "password" : "wrong-password");
    opened.open += 1;
    return {
      pageCount,
      fingerprint: "ab",
      close: () => {
        opened.closed += 1;
      },
      page: async (number): Promise<ExtractedPage> => {
        await clock.wait(pageMs);
        if (file.unreadable?.includes(number)) throw new PdfTrouble("broken");
        inMemory.now += 1;
        inMemory.most = Math.max(inMemory.most, inMemory.now);
        return { number, size: { width: number, height: 1 }, sections: [], image: new Blob() };
      },
    };
  };
  const calls: ImportCalls = {
    ...server.calls,
    store: async (id, page, signal) => {
      const result = await server.calls.store(id, page, signal);
      if (result.ok || [401, 404, 422].includes(result.status)) inMemory.now -= 1;
      return result;
    },
  };
  const importer = new Importer({ open, calls, clock });
  const start = (bytes = "%PDF") => importer.start("c1", new File([bytes], "Book.pdf"));
  const pagesOf = () =>
    [...(server.documents.values().next().value?.pages.keys() ?? [])].sort((a, b) => a - b);
  const every = Array.from({ length: pageCount }, (_, i) => i + 1);
  const known = (): NewDocument => ({ filename: "Book.pdf", pageCount, size: 4, fingerprint: "ab" });
  return { clock, server, importer, start, opened, inMemory, pagesOf, every, known };
}
