import { launch, signedIn, throttle } from "./browser.mjs";
import { median, percentile } from "./rounds.mjs";

const VIEWPORT = { width: 1280, height: 800 };
const THROTTLE = 4;
const BLOCKS = 500;
const KEYS = 60;
const TURNS = 20;
const ABOVE_BARE_MS = 32;
const P95 = 0.95;
const TEXT = "Every evening at six Tomas climbed the hundred and ninety steps with a can of oil in one hand.";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./result.mjs").Result} Result */

/**
 * A keystroke in a page of 500 text blocks, and a page turn, under a processor four times slower, beside bare HTML
 * with as many fields (quality §2).
 * @param {import("./product.mjs").Product} product
 * @returns {Promise<Result[]>}
 */
export async function typing(product) {
  const made = await product.send("POST", "/api/courses", { name: "Long page" });
  const { courseId } = JSON.parse(made.text);
  const blocks = Array.from({ length: BLOCKS }, (_, i) => ({ data: `${i + 1}. ${TEXT}` }));
  await product.send("PUT", `/api/courses/${courseId}`, {
    pages: [
      { page: "1", blocks },
      { page: "2", blocks: blocks.slice(0, 5) },
    ],
  });
  const browser = await launch();
  try {
    const ours = await (await signedIn(browser, product)).newPage();
    const bare = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
    await ours.goto(`${product.origin}/admin/course-builder/${courseId}`, { waitUntil: "networkidle" });
    await bare.goto(`data:text/html,${encodeURIComponent(barePage())}`);
    for (const page of [ours, bare]) await throttle(page, THROTTLE);
    const keys = await keystrokes(ours);
    const bareKeys = await keystrokes(bare);
    const turns = await pageTurns(ours);
    return [
      result(`A keystroke in a page of ${BLOCKS} blocks to its paint, p95 of ${KEYS}`, keys, bareKeys),
      {
        what: `Page turn between ${BLOCKS} blocks and 5, press to the new page's paint, p95 of ${TURNS} (with its request)`,
        figure: `**${percentile(turns, P95).toFixed(0)} ms**, median ${median(turns).toFixed(0)} ms`,
        against: "",
        budget: "none",
        passed: null,
      },
    ];
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} what
 * @param {number[]} ours
 * @param {number[]} bare
 * @returns {Result}
 */
function result(what, ours, bare) {
  const above = percentile(ours, P95) - percentile(bare, P95);
  const told = (/** @type {number[]} */ list) =>
    `${percentile(list, P95).toFixed(0)} ms, median ${median(list).toFixed(0)} ms`;
  return {
    what,
    figure: `**${told(ours)}**`,
    against: `bare HTML with ${BLOCKS} fields ${told(bare)}`,
    budget: `≤ ${ABOVE_BARE_MS} ms above it`,
    passed: above <= ABOVE_BARE_MS,
  };
}

/**
 * Milliseconds from each key to the frame after it, in the fields of the page in turn.
 * @param {Page} page
 */
async function keystrokes(page) {
  await page.bringToFront();
  const fields = page.locator("textarea");
  const times = [];
  for (let i = 0; i < KEYS; i++) {
    if (i % 10 === 0) await fields.nth((i * 7) % 50).click();
    await page.evaluate(() => {
      const took = new Promise((resolve) => {
        addEventListener(
          "keydown",
          ({ timeStamp }) => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            });
          },
          { once: true, capture: true },
        );
      });
      Object.assign(window, { took });
    });
    await page.keyboard.press("x");
    times.push(/** @type {number} */ (await page.evaluate(() => /** @type {any} */ (window).took)));
  }
  return times;
}

/**
 * Milliseconds from a press on the pager to the frame in which the other page's blocks stand.
 * @param {Page} page
 */
async function pageTurns(page) {
  const times = [];
  for (let i = 0; i < TURNS; i++) {
    const count = i % 2 === 0 ? 5 : BLOCKS;
    await page.evaluate((wanted) => {
      const took = new Promise((resolve) => {
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = () =>
              document.querySelectorAll("textarea").length === wanted
                ? resolve(performance.now() - timeStamp)
                : requestAnimationFrame(look);
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      });
      Object.assign(window, { took });
    }, count);
    await page.getByRole("button", { name: i % 2 === 0 ? "Next page" : "Previous page" }).click();
    times.push(/** @type {number} */ (await page.evaluate(() => /** @type {any} */ (window).took)));
  }
  return times;
}

/** As many fields with as much text, without any framework. */
function barePage() {
  const field = `<p><textarea rows="2" cols="60">${TEXT}</textarea></p>`;
  return `<!doctype html><title>Bare</title>${field.repeat(BLOCKS)}`;
}
