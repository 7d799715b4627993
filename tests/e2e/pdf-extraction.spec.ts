import { readFileSync } from "node:fs";
import type { OpenedPdf } from "../../app/documents/extract/opened-pdf";
import { sections as shape } from "../../app/documents/schema";

import * as hostile from "../support/hostile-pdfs";
import { bookPdf, protectedPdf, scanPdf, twoColumnPdf } from "../support/pdfs";
import { wordAgreement } from "../support/word-agreement";
import { expect, test } from "./fixtures";
import { flat, readerAddress, readIn, wordsOf } from "./pdf-reader";

/** A tab that does not answer for so long does not answer; a busy machine makes pauses of its own. */
const PAUSE_MS = 3_000;
/** Where reading takes too long it is tried twice again, 20 seconds each. */
const PATIENCE_MS = 150_000;

test.beforeEach(async ({ page }) => {
  await page.goto("/health");
});

for (const [what, make] of [
  ["a text in two columns", () => twoColumnPdf()],
  ["a book in two alphabets", () => bookPdf(10)],
] as const)
  test(`the words of ${what} are read in order`, async ({ page }) => {
    const { bytes, words } = await make();
    const { pages, kind } = await readIn(page, bytes);
    expect(kind).toBeNull();
    expect(pages.map(({ number }) => number)).toEqual(words.map((_, i) => i + 1));
    for (const read of pages) {
      const { number, image, sections } = read;
      expect(
        wordAgreement(words[number - 1] ?? [], wordsOf(read)),
        `words of page ${number}`,
      ).toBeGreaterThan(0.99);
      expect(shape.safeParse(sections).error).toBeUndefined();
      expect(image).toMatchObject({ type: "image/webp", width: 1131, height: 1600 });
      expect(image.dark).toBeGreaterThan(100);
    }
  });

test("headings, columns and links of a page become sections with their places", async ({ page }) => {
  const { pages } = await readIn(page, (await twoColumnPdf()).bytes);
  const [first] = pages;
  expect(first?.size).toEqual({ width: 595.28, height: 841.89 });
  const all = flat(first?.sections ?? []);
  const title = all[0];
  expect(title).toMatchObject({
    tag: "h1",
    content_type: "header",
    content: "Unit 1 The keeper of the light",
  });
  // where the maker put it: 56 points from the left, 60 from the top
  expect(title?.box?.x).toBeCloseTo(56, 0);
  expect(title?.box?.y).toBeGreaterThan(55);
  expect(title?.box?.y).toBeLessThan(65);
  expect(all.find(({ content }) => content.startsWith("Read and discuss"))).toMatchObject({ tag: "h2" });
  expect(all.find(({ content }) => content.startsWith("http:"))?.external_reference).toBe(
    "https://lighthouse.test/unit/1",
  );
});

test("a scan keeps its pictures", async ({ page }) => {
  const { pages, kind } = await readIn(page, (await scanPdf(3)).bytes);
  expect(kind).toBeNull();
  expect(pages.map(({ sections }) => sections)).toEqual([[], [], []]);
  for (const { image } of pages) expect(image.dark).toBeGreaterThan(500);
});

test("a protected file asks for its password", async ({ page }) => {
  const { bytes, words } = await protectedPdf("sesame");
  expect(await readIn(page, bytes)).toMatchObject({ kind: "password", pages: [] });
  expect(await readIn(page, bytes, "simsim")).toMatchObject({ kind: "wrong-password", pages: [] });
  const { pages, fingerprint } = await readIn(page, bytes, "sesame");
  expect(pages.map(wordsOf)).toEqual(words);
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
});

test("a page is not read for whoever has given up, and what is closed leaves no worker", async ({ page }) => {
  const { bytes } = await twoColumnPdf();
  const told = await page.evaluate(
    async ({ reader, file }) => {
      const { openPdf } = await import(reader);
      const blob = new Blob([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))]);
      const reason = (promise: Promise<unknown>) =>
        promise.then(
          () => "read",
          (error) => String(error.name),
        );
      const gone = AbortSignal.abort(new DOMException("Gone", "AbortError"));
      const pdf = await openPdf(blob);
      const aborted = await reason(pdf.page(1, gone));
      const again = await reason(pdf.page(1));
      const cut = reason(pdf.page(3));
      pdf.close();
      return [
        await reason(openPdf(blob, { signal: gone })),
        aborted,
        again,
        await cut,
        await reason(pdf.page(2)),
      ];
    },
    { reader: readerAddress(), file: Buffer.from(bytes).toString("base64") },
  );
  expect(told).toEqual(["AbortError", "AbortError", "read", "AbortError", "AbortError"]);
  await expect.poll(() => page.workers().length).toBe(0);
});

test("memory does not grow with the book", async ({ page, browser }) => {
  test.skip(process.platform !== "linux", "memory is read where Linux tells it");
  test.setTimeout(PATIENCE_MS * 2);
  const { bytes } = await bookPdf(100);
  await page.evaluate(
    async ({ reader, file }) => {
      const { openPdf } = await import(reader);
      const letters = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      Object.assign(globalThis, { opened: await openPdf(new Blob([letters])) });
    },
    { reader: readerAddress(), file: Buffer.from(bytes).toString("base64") },
  );
  const session = await browser.newBrowserCDPSession();
  const readTo = async (last: number) => {
    await page.evaluate(async (last) => {
      const { opened, begun = 0 } = globalThis as unknown as { opened: OpenedPdf; begun?: number };
      for (let n = begun + 1; n <= last; n++) await opened.page(n);
      Object.assign(globalThis, { begun: last });
    }, last);
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return Math.max(
      ...processInfo.filter(({ type }) => type === "renderer").map(({ id }) => megabytesOf(id)),
    );
  };
  const early = await readTo(25);
  expect((await readTo(100)) - early, "megabytes for 75 pages more").toBeLessThan(100);
});

/** What a process has in memory; 0 for one that has gone. */
function megabytesOf(process: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** What comes of each: a trouble that ends it, or as many pages as are read. */
const HOSTILE: [string, () => Uint8Array | Promise<Uint8Array>, string | number][] = [
  ["scripts", hostile.scriptPdf, 1],
  ["code in a font's matrix", hostile.fontMatrixPdf, 1],
  ["a broken font", hostile.malformedFontPdf, 1],
  ["a form that draws itself", hostile.selfDrawnPdf, 1],
  ["a circular tree of pages", hostile.circularTreePdf, "broken"],
  ["10,000 pages", () => hostile.manyPagesPdf(10_000), "too-many-pages"],
  ["pages that are not there", () => hostile.pretendedPagesPdf(900), 1],
  ["an enormous page", () => hostile.hugePagePdf(1_000_000), 1],
  ["a page without room", () => hostile.hugePagePdf(0), 1],
  ["a picture that inflates to gigabytes", hostile.pictureBombPdf, 1],
  ["contents that inflate to gigabytes", hostile.contentBombPdf, 1],
  ["drawings without end", hostile.laughsPdf, 1],
  ["half of a file", hostile.truncatedPdf, "broken"],
  ["a page of the web", hostile.htmlPdf, "not-pdf"],
  ["nothing", hostile.emptyPdf, "not-pdf"],
];

for (const [what, make, outcome] of HOSTILE)
  test(`a file with ${what} does no harm`, async ({ page }) => {
    test.setTimeout(PATIENCE_MS);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      dialog.dismiss();
    });
    const { kind, pages, longestPause, harmed } = await readIn(page, await make());
    expect(kind ?? pages.length).toBe(outcome);
    for (const { sections } of pages) expect(shape.safeParse(sections).error).toBeUndefined();
    expect(longestPause).toBeLessThan(PAUSE_MS);
    expect({ harmed, dialogs }).toEqual({ harmed: false, dialogs: [] });
    await expect.poll(() => page.workers().length).toBe(0);
  });

test("nothing that reads a file may make code out of text", async ({ page, request }) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await readIn(page, (await twoColumnPdf(1)).bytes);
  expect(workers.length).toBeGreaterThan(0);
  for (const address of workers) {
    const policy = (await request.get(address)).headers()["content-security-policy"];
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("eval");
  }
});
