import { launch, signedIn, throttle } from "./browser.mjs";
import { beside, nextPaint } from "./next-paint.mjs";

const VIEWPORT = { width: 1280, height: 800 };
const THROTTLE = 4;
const BLOCKS = 500;
const ROUNDS = 3;
const KEYS = 20;
/** How many keys go into one field before the next. */
const KEYS_A_FIELD = 10;
const TEXT = "Every evening at six Tomas climbed the hundred and ninety steps with a can of oil in one hand.";

/**
 * A keystroke in a page of 500 text blocks, under a processor four times slower, beside bare HTML with as many fields
 * (quality §2).
 * @param {import("./product.mjs").Product} product
 * @returns {Promise<import("./result.mjs").Result[]>}
 */
export async function typing(product) {
  const made = await product.send("POST", "/api/courses", { name: "Long page" });
  const { courseId } = JSON.parse(made.text);
  const blocks = Array.from({ length: BLOCKS }, (_, i) => ({ data: `${i + 1}. ${TEXT}` }));
  await product.send("PUT", `/api/courses/${courseId}`, { pages: [{ page: "1", blocks }] });
  const browser = await launch();
  try {
    const ours = await (await signedIn(browser, product)).newPage();
    const bare = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
    await ours.goto(`${product.origin}/admin/course-builder/${courseId}`, { waitUntil: "networkidle" });
    await bare.goto(`data:text/html,${encodeURIComponent(barePage())}`);
    for (const page of [ours, bare]) await throttle(page, THROTTLE);
    /** @type {{ ours: number[], bare: number[] }} */
    const times = { ours: [], bare: [] };
    // in turns: what else the machine does meets both
    for (let round = 0; round < ROUNDS; round++) {
      times.ours.push(...(await keystrokes(ours, round)));
      times.bare.push(...(await keystrokes(bare, round)));
    }
    return [
      beside(
        `A keystroke in a page of ${BLOCKS} blocks to its paint, p95 of ${ROUNDS * KEYS}`,
        times.ours,
        times.bare,
        `bare HTML with ${BLOCKS} fields`,
      ),
    ];
  } finally {
    await browser.close();
  }
}

/**
 * Milliseconds from each key to the frame after it, in fields here and there on the page.
 * @param {import("@playwright/test").Page} page
 * @param {number} round
 */
async function keystrokes(page, round) {
  await page.bringToFront();
  const times = [];
  for (let i = 0; i < KEYS; i++) {
    // a text that is far away becomes a field as somebody comes to it
    if (i % KEYS_A_FIELD === 0) {
      const field = page.getByRole("textbox").nth((((round * KEYS + i) / KEYS_A_FIELD) * 97) % BLOCKS);
      await field.scrollIntoViewIfNeeded();
      await field.click();
    }
    times.push(await nextPaint(page, "keydown", () => page.keyboard.press("x")));
  }
  return times;
}

/** As many fields with as much text, without any framework. */
function barePage() {
  const field = `<p><textarea rows="2" cols="60">${TEXT}</textarea></p>`;
  return `<!doctype html><title>Bare</title>${field.repeat(BLOCKS)}`;
}
