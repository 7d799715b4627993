import { readdirSync } from "node:fs";
import path from "node:path";
import { runnerImport } from "vite";
import { ROOT } from "../../scripts/run.mjs";
import { barePdf, readBare } from "./bare-pdf.mjs";
import { launch, signedIn } from "./browser.mjs";
import { median } from "./rounds.mjs";

const ROUNDS = 7;
const MOST = 1.3;
const COLUMN_PAGES = 12;
const BOOK_PAGES = 16;
const SCAN_PAGES = 6;
/** As the product draws and encodes pages (app/documents/extract/page-picture.ts). */
const LONGER_SIDE = 1_600;
const QUALITY = 0.8;

/** @typedef {import("./result.mjs").Result} Result */

/**
 * Reading PDFs in the browser, without sending anything, beside pdf.js as anybody would use it: text and WebP picture of
 * the same pages, by turns in the same browser.
 * @param {import("./product.mjs").Product} product
 * @returns {Promise<Result[]>}
 */
export async function pdf(product) {
  /** @type {{ module: typeof import("../support/pdfs") }} */
  const { module: made } = await runnerImport(path.join(ROOT, "tests", "support", "pdfs.ts"));
  const files = [
    { what: `${COLUMN_PAGES} pages in two columns`, made: await made.twoColumnPdf(COLUMN_PAGES) },
    { what: `a book of ${BOOK_PAGES} pages`, made: await made.bookPdf(BOOK_PAGES) },
    { what: `a scan of ${SCAN_PAGES} pages`, made: await made.scanPdf(SCAN_PAGES) },
  ];
  const bare = await barePdf();
  const browser = await launch();
  try {
    const ours = await (await signedIn(browser, product)).newPage();
    const theirs = await (await browser.newContext()).newPage();
    await ours.goto(`${product.origin}/health`, { waitUntil: "networkidle" });
    await theirs.goto(bare.url);
    const results = [];
    for (const { what, made } of files) {
      const bytes = Buffer.from(made.bytes).toString("base64");
      const ratios = [];
      const times = { ours: /** @type {number[]} */ ([]), theirs: /** @type {number[]} */ ([]) };
      // the first round fetches programs
      for (let round = 0; round <= ROUNDS; round++) {
        await theirs.bringToFront();
        const bareRead = await theirs.evaluate(readBare, {
          bytes,
          longerSide: LONGER_SIDE,
          quality: QUALITY,
        });
        await ours.bringToFront();
        const ourRead = await ours.evaluate(readOurs, { bytes, asset: asset() });
        if (round === 0) continue;
        ratios.push(ourRead.ms / bareRead.ms);
        times.ours.push(ourRead.ms);
        times.theirs.push(bareRead.ms);
      }
      results.push(result(what, ratios, times, made.words.length));
    }
    return results;
  } finally {
    await browser.close();
    bare.stop();
  }
}

/** The file of the build that reads PDFs. */
function asset() {
  const name = readdirSync(path.join(ROOT, "build", "client", "assets")).find((file) =>
    /^open-pdf-.*\.js$/.test(file),
  );
  if (!name) throw new Error("Nothing in the build reads PDFs.");
  return `/assets/${name}`;
}

/**
 * Runs in the browser.
 * @param {{ bytes: string; asset: string }} file
 */
async function readOurs({ bytes, asset }) {
  const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  const { openPdf } = await import(asset);
  const began = performance.now();
  const pdf = await openPdf(new Blob([data]));
  for (let number = 1; number <= pdf.pageCount; number++) await pdf.page(number);
  const ms = performance.now() - began;
  pdf.close();
  return { ms };
}

/**
 * @param {string} what
 * @param {number[]} ratios
 * @param {{ ours: number[]; theirs: number[] }} times
 * @param {number} pages
 * @returns {Result}
 */
function result(what, ratios, times, pages) {
  const ratio = median(ratios);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((value) => value.toFixed(2));
  const aPage = (/** @type {number[]} */ list) => `${(median(list) / pages).toFixed(0)} ms a page`;
  return {
    what: `Reading ${what}, opening included, median of ${ROUNDS}`,
    figure: `**${ratio.toFixed(2)}** (${least} to ${most}); ${aPage(times.ours)}`,
    against: `pdf.js with WebP ${aPage(times.theirs)}`,
    budget: `≤ ${MOST}`,
    passed: ratio <= MOST,
  };
}
