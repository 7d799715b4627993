import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Fate, importDesk, PAGE_MS } from "../../tests/support/import-desk";
import type { Importer } from "./importer";

const FOREVER = 10_000_000;
const isAtRest = (importer: Importer) => () => ["idle", "done", "failed"].includes(importer.state.kind);

describe("a file", () => {
  test("goes up page by page, as quickly as it is read", async () => {
    const { clock, importer, start, pagesOf, every, opened } = importDesk();
    start();
    expect(importer.state).toEqual({ kind: "reading", courseId: "c1", filename: "Book.pdf" });
    await clock.pass(FOREVER, isAtRest(importer));
    expect(importer.state).toMatchObject({
      kind: "done",
      documentId: "d1",
      stored: 10,
      total: 10,
      missing: [],
    });
    expect(pagesOf()).toEqual(every);
    // opening, beginning, ten pages, and the way of the last one
    expect(clock.time).toBe(50 + 40 + 10 * PAGE_MS + 40);
    expect(opened).toEqual({ open: 1, closed: 1 });
  });

  test("tells the page that is read, how many are stored, and the time left once it is known", async () => {
    const { clock, importer, start } = importDesk([], { pageCount: 20 });
    start();
    await clock.pass(95);
    expect(importer.state).toMatchObject({ kind: "importing", page: 1, stored: 0, total: 20, msLeft: null });
    await clock.pass(10 * PAGE_MS + 40);
    expect(importer.state).toMatchObject({ page: 11, stored: 10, network: "fine", msLeft: 10 * PAGE_MS });
  });

  test("is read on while pages are on a slow way, four of them in memory at most", async () => {
    const { clock, importer, start, inMemory, pagesOf, every } = importDesk([], { pageCount: 30 }, 1_000);
    start();
    await clock.pass(FOREVER, isAtRest(importer));
    expect(inMemory.most).toBe(4);
    expect(pagesOf()).toEqual(every);
    // three at a time
    expect(clock.time).toBeLessThan((30 / 3) * 1_000 + 3_000);
  });

  test("makes no more calls a minute than the server takes", async () => {
    const { clock, importer, start, server } = importDesk([], { pageCount: 1_000, pageMs: 1 }, 2);
    start();
    await clock.pass(FOREVER, isAtRest(importer));
    expect(importer.state.kind).toBe("done");
    const times = server.pageCalls.map(({ at }) => at);
    for (let i = 600; i < times.length; i += 1)
      expect((times[i] ?? 0) - (times[i - 600] ?? 0)).toBeGreaterThanOrEqual(60_000);
    expect(clock.time).toBeLessThan(70_000);
  });

  test.each([
    ["not-pdf", "not-pdf"],
    ["broken", "broken"],
    ["too-many-pages", "too-many-pages"],
    ["old-browser", "old-browser"],
  ] as const)("that is %s is told so, and nothing is stored", async (trouble, told) => {
    const { clock, importer, start, server } = importDesk([], { trouble });
    start();
    await clock.pass(1_000);
    expect(importer.state).toMatchObject({ kind: "failed", trouble: told, canGoOn: false });
    expect(server.documents.size).toBe(0);
    importer.dismiss();
    expect(importer.state.kind).toBe("idle");
  });

  test("without a byte, or with too many, is not even opened", async () => {
    const { clock, importer, start, opened } = importDesk();
    start("");
    await clock.pass(100);
    expect(importer.state).toMatchObject({ kind: "failed", trouble: "empty" });
    const huge = Object.defineProperty(new File(["x"], "a.pdf"), "size", { value: 100 * 1024 * 1024 + 1 });
    importer.start("c1", huge);
    await clock.pass(100);
    expect(importer.state).toMatchObject({ kind: "failed", trouble: "too-large" });
    expect(opened.open).toBe(0);
  });

  test("asks for its password until it is right", async () => {
    const { clock, importer, start, server } = importDesk([], { password: "sesame" });
    start();
    await clock.pass(100);
    expect(importer.state).toMatchObject({ kind: "password", wrong: false });
    importer.unlock("simsim");
    expect(importer.state).toMatchObject({ kind: "password", wrong: false, checking: true });
    await clock.pass(100);
    expect(importer.state).toMatchObject({ kind: "password", wrong: true });
    expect(server.documents.size).toBe(0);
    importer.unlock("sesame");
    await clock.pass(100);
    expect(importer.state.kind).toBe("importing");
    await clock.pass(FOREVER, isAtRest(importer));
    expect(importer.state.kind).toBe("done");
  });

  test("with some pages that cannot be read gives all others, and says which", async () => {
    const { clock, importer, start, pagesOf } = importDesk([], { unreadable: [3, 7] });
    start();
    await clock.pass(FOREVER, isAtRest(importer));
    expect(importer.state).toMatchObject({ kind: "done", stored: 8, missing: [3, 7] });
    expect(pagesOf()).toEqual([1, 2, 4, 5, 6, 8, 9, 10]);
  });

  test("of which nothing can be read any more leaves nothing behind", async () => {
    const { clock, importer, start, server } = importDesk([], { unreadable: [4, 5, 6, 7, 8] });
    start();
    await clock.pass(FOREVER, isAtRest(importer));
    expect(importer.state).toMatchObject({ kind: "failed", trouble: "broken", canGoOn: false });
    expect(server.documents.size).toBe(0);
  });

  test("with pages that the server will not have tells which, and why", async () => {
    const { clock, importer, start, server } = importDesk();
    server.refused = new Set([2]);
    start();
    await clock.pass(FOREVER, isAtRest(importer));
    expect(importer.state).toMatchObject({ kind: "done", stored: 9, missing: [2], message: "No." });
  });
});

describe("a file that was begun before", () => {
  test("goes on where it broke off, and is not stored twice", async () => {
    const { clock, importer, start, server, known, pagesOf, every } = importDesk();
    server.make(known(), [1, 2, 3, 6]);
    start();
    await clock.pass(150);
    expect(importer.state).toMatchObject({ kind: "importing", resumed: true, stored: 4 });
    await clock.pass(FOREVER, isAtRest(importer));
    expect(server.pageCalls.map(({ number }) => number)).toEqual([4, 5, 7, 8, 9, 10]);
    expect(pagesOf()).toEqual(every);
  });

  test("is done at once where nothing is missing", async () => {
    const { clock, importer, start, server, known, every } = importDesk();
    server.make(known(), every);
    start();
    await clock.pass(1_000);
    expect(importer.state).toMatchObject({ kind: "done", stored: 10 });
    expect(server.pageCalls).toEqual([]);
  });

  test("keeps its pages when it is ended", async () => {
    const { clock, importer, start, server, known, pagesOf } = importDesk();
    server.make(known(), [1, 2, 3]);
    start();
    await clock.pass(50 + 40 + 40 + 2 * PAGE_MS + 45);
    void importer.cancel();
    await clock.pass(FOREVER, isAtRest(importer));
    expect(importer.state.kind).toBe("idle");
    expect(pagesOf()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("trouble on the way", () => {
  test("offline it waits, and goes on by itself", async () => {
    const { clock, importer, start, server, pagesOf, every } = importDesk();
    start();
    await clock.pass(500);
    server.down = true;
    await clock.pass(3_000);
    expect(importer.state).toMatchObject({ kind: "importing", network: "offline", msLeft: null });
    const calls = server.pageCalls.length;
    await clock.pass(60_000);
    expect(server.pageCalls.length - calls).toBeLessThanOrEqual(3 * 9);
    server.down = false;
    await clock.pass(FOREVER, isAtRest(importer));
    expect(importer.state.kind).toBe("done");
    expect(pagesOf()).toEqual(every);
  });

  test("waits no longer once the network is back", async () => {
    const { clock, importer, start, server } = importDesk();
    start();
    await clock.pass(500);
    server.down = true;
    await clock.pass(30_000);
    server.down = false;
    const back = clock.time;
    importer.hurry();
    await clock.pass(FOREVER, isAtRest(importer));
    expect(clock.time - back).toBeLessThan(8_000);
  });

  test("waits as long as a server asks that takes no more", async () => {
    const { clock, importer, start } = importDesk(["arrives", "arrives", "too many"]);
    start();
    await clock.pass(400);
    expect(importer.state).toMatchObject({ kind: "importing", network: "busy" });
    importer.hurry();
    await clock.pass(59_000);
    expect(importer.state).toMatchObject({ kind: "importing", network: "busy" });
    await clock.pass(5_000);
    expect(importer.state.kind).toBe("done");
  });

  test("signed out, it stops, and goes on without a page twice", async () => {
    const { clock, importer, start, server, pagesOf, every } = importDesk();
    start();
    await clock.pass(500);
    server.signedOut = true;
    await clock.pass(1_000);
    expect(importer.state).toMatchObject({ kind: "failed", trouble: "signed-out", canGoOn: true });
    server.signedOut = false;
    importer.goOn();
    await clock.pass(FOREVER, isAtRest(importer));
    expect(importer.state.kind).toBe("done");
    expect(pagesOf()).toEqual(every);
  });

  test("what was begun before a failure is taken away by Cancel after it", async () => {
    const { clock, importer, start, server } = importDesk();
    start();
    await clock.pass(500);
    server.signedOut = true;
    await clock.pass(1_000);
    server.signedOut = false;
    importer.goOn();
    await clock.pass(400);
    expect(importer.state).toMatchObject({ kind: "importing", resumed: false });
    void importer.cancel();
    await clock.pass(FOREVER, isAtRest(importer));
    expect(importer.state.kind).toBe("idle");
    expect(server.documents.size).toBe(0);
  });

  test("a document that was deleted elsewhere can be begun anew", async () => {
    const { clock, importer, start, server, pagesOf, every } = importDesk();
    start();
    await clock.pass(500);
    server.documents.clear();
    await clock.pass(1_000);
    expect(importer.state).toMatchObject({ kind: "failed", trouble: "document-gone", canGoOn: true });
    importer.goOn();
    await clock.pass(FOREVER, isAtRest(importer));
    expect(importer.state).toMatchObject({ kind: "done", documentId: "d2" });
    expect(pagesOf()).toEqual(every);
  });

  test("a course that was deleted elsewhere ends it", async () => {
    const { clock, importer, start, server } = importDesk();
    start();
    await clock.pass(500);
    server.courseGone = true;
    await clock.pass(1_000);
    expect(importer.state).toMatchObject({ kind: "failed", trouble: "course-gone", canGoOn: false });
  });
});

const fates = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Fate>("arrives") },
    { weight: 1, arbitrary: fc.constantFrom<Fate>("lost on the way", "answer lost", "busy", "too many") },
  ),
  { maxLength: 40 },
);
const before = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));

describe("laws", () => {
  test("whatever the network does, every page is stored once in the end", async () => {
    await fc.assert(
      fc.asyncProperty(fates, before, fc.integer({ min: 1, max: 500 }), async (ways, stored, latencyMs) => {
        const { clock, importer, start, server, known, pagesOf, every, inMemory, opened } = importDesk(
          ways,
          { pageCount: 12 },
          latencyMs,
        );
        if (stored.length > 0) server.make(known(), stored);
        start();
        await clock.pass(FOREVER, isAtRest(importer));
        expect(importer.state).toMatchObject({ kind: "done", stored: 12, missing: [] });
        expect(server.documents.size).toBe(1);
        expect(pagesOf()).toEqual(every);
        // what stood there is as it was
        const pages = server.documents.get("d1")?.pages;
        for (const number of stored) expect(pages?.get(number)).toBe(`before ${number}`);
        expect(server.pageCalls.some(({ number }) => stored.includes(number))).toBe(false);
        expect(inMemory.most).toBeLessThanOrEqual(4);
        expect(opened).toEqual({ open: 1, closed: 1 });
      }),
      { numRuns: 150 },
    );
  });

  test("cancelled at any moment it leaves nothing, or what was there before", async () => {
    await fc.assert(
      fc.asyncProperty(
        fates,
        before,
        fc.integer({ min: 0, max: 4_000 }),
        fc.boolean(),
        async (ways, stored, cancelAt, goesOn) => {
          const { clock, importer, start, server, known, pagesOf, opened } = importDesk(ways, {
            pageCount: 12,
          });
          if (stored.length > 0) server.make(known(), stored);
          start();
          await clock.pass(cancelAt);
          const wasDone = importer.state.kind === "done";
          void importer.cancel();
          await clock.pass(FOREVER, isAtRest(importer));
          expect(importer.state.kind).toBe("idle");
          await clock.pass(1_000);
          if (wasDone || stored.length > 0) {
            expect(pagesOf()).toEqual(expect.arrayContaining(stored));
            expect(server.documents.size).toBe(1);
          } else expect(server.documents.size).toBe(0);
          expect(opened.closed).toBe(opened.open);
          if (!goesOn) return;
          start();
          await clock.pass(FOREVER, isAtRest(importer));
          expect(importer.state.kind).toBe("done");
        },
      ),
      { numRuns: 150 },
    );
  });
});
