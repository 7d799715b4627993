import { median, percentile } from "./rounds.mjs";

const ABOVE_BARE_MS = 32;
const P95 = 0.95;

/**
 * Milliseconds from an interaction to the frame after it, as the page's own clock has them.
 * @param {import("@playwright/test").Page} page
 * @param {"keydown" | "click"} event what it begins with
 * @param {() => Promise<void>} interact
 */
export async function nextPaint(page, event, interact) {
  await page.evaluate((name) => {
    const took = new Promise((resolve) => {
      addEventListener(
        name,
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
  }, event);
  await interact();
  return /** @type {Promise<number>} */ (page.evaluate(() => /** @type {any} */ (window).took));
}

/** @param {number[]} times */
export const told = (times) =>
  `${percentile(times, P95).toFixed(0)} ms, median ${median(times).toFixed(0)} ms`;

/**
 * What quality §2 says of an interaction: its 95th percentile beside that of bare HTML, measured in turns.
 * @param {string} what
 * @param {number[]} ours
 * @param {number[]} bare
 * @param {string} against
 * @returns {import("./result.mjs").Result}
 */
export function beside(what, ours, bare, against) {
  return {
    what,
    figure: `**${told(ours)}**`,
    against: `${against} ${told(bare)}`,
    budget: `≤ ${ABOVE_BARE_MS} ms above it`,
    passed: percentile(ours, P95) - percentile(bare, P95) <= ABOVE_BARE_MS,
  };
}
