import { launch, signedIn, throttle } from "./browser.mjs";
import { beside, nextPaint, told } from "./next-paint.mjs";

const VIEWPORT = { width: 1280, height: 800 };
const THROTTLE = 4;
const BLOCKS = 20;
const MANY_BLOCKS = 500;
const SECTIONS = 3;
const TURNS = 20;
/** What is pressed in turns, here and in the bare page. */
const BUTTONS = ["Next page", "Previous page"];
const TEXT = "Every evening at six Tomas climbed the hundred and ninety steps with a can of oil in one hand.";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * A page turn under a processor four times slower: the press to the next paint beside bare HTML that swaps as many
 * fields (quality §2), and to the paint of the new page's text, its request included.
 * @param {import("./product.mjs").Product} product
 * @returns {Promise<import("./result.mjs").Result[]>}
 */
export async function pageTurn(product) {
  const ordinary = await courseOf(product, [BLOCKS, BLOCKS]);
  const long = await courseOf(product, [MANY_BLOCKS, BLOCKS]);
  const browser = await launch();
  try {
    const ours = await (await signedIn(browser, product)).newPage();
    const bare = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
    await ours.goto(`${product.origin}/admin/course-builder/${ordinary}`, { waitUntil: "networkidle" });
    const fields = await ours.locator("input, textarea, select").count();
    await bare.goto(`data:text/html,${encodeURIComponent(barePage(fields))}`);
    for (const page of [ours, bare]) await throttle(page, THROTTLE);
    /** @type {{ ours: Turn[], bare: Turn[] }} */
    const turns = { ours: [], bare: [] };
    for (let i = 0; i < TURNS; i++) {
      turns.ours.push(await turn(ours, i));
      turns.bare.push(await turn(bare, i));
    }
    await ours.goto(`${product.origin}/admin/course-builder/${long}`, { waitUntil: "networkidle" });
    const longTurns = [];
    for (let i = 0; i < TURNS; i++) longTurns.push(await turn(ours, i));
    const toLong = longTurns.filter((_, i) => i % 2 === 1);
    return [
      beside(
        `Turn between pages of ${BLOCKS} blocks and ${SECTIONS} sections, press to the next paint, p95 of ${TURNS}`,
        turns.ours.map(({ next }) => next),
        turns.bare.map(({ next }) => next),
        `bare HTML that swaps ${fields} fields`,
      ),
      whole(`The same, press to the new text's paint with its request, p95 of ${TURNS}`, turns.ours),
      whole(
        `Turn to a page of ${MANY_BLOCKS} blocks, press to its text's paint, p95 of ${toLong.length}`,
        toLong,
      ),
    ];
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} what
 * @param {Turn[]} turns
 */
const whole = (what, turns) => ({
  what,
  figure: `**${told(turns.map(({ shown }) => shown))}**`,
  against: "",
  budget: "none",
  passed: null,
});

/**
 * Milliseconds from the press to the next paint, and to the one in which another page's first text stands.
 * @typedef {{ next: number, shown: number }} Turn
 * @param {Page} page
 * @param {number} count how often it has been turned
 * @returns {Promise<Turn>}
 */
async function turn(page, count) {
  await page.bringToFront();
  const button = page.getByRole("button", { name: BUTTONS[count % 2] });
  await button.hover();
  await page.evaluate(() => {
    const first = () => document.querySelector("textarea")?.id;
    const before = first();
    const shown = new Promise((resolve) => {
      addEventListener(
        "click",
        ({ timeStamp }) => {
          const look = () => {
            if (first() === before) return requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
    Object.assign(window, { shown });
  });
  const next = await nextPaint(page, "click", () => button.click());
  const shown = /** @type {number} */ (await page.evaluate(() => /** @type {any} */ (window).shown));
  // what is drawn after it is not of the next turn
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
  return { next, shown };
}

/**
 * A course with pages of so many blocks each.
 * @param {import("./product.mjs").Product} product
 * @param {number[]} counts
 * @returns {Promise<string>} its id
 */
async function courseOf(product, counts) {
  const made = await product.send("POST", "/api/courses", { name: "To be turned" });
  const { courseId } = JSON.parse(made.text);
  const pages = counts.map((count, page) => ({
    page: String(page + 1),
    blocks: Array.from({ length: count }, (_, i) => ({ data: `${i + 1}. ${TEXT}` })),
    sections: Array.from({ length: SECTIONS }, (_, i) => ({
      name: `Part ${page + 1}.${i + 1}`,
      content: [{ data: exercises() }],
    })),
  }));
  await product.send("PUT", `/api/courses/${courseId}`, { pages });
  return courseId;
}

const exercises = () => [
  {
    type: "gap_fill",
    name: "Complete the sentences",
    gap_fill_exercise_data: {
      question_with_coding_texts: [
        { text: "Tomas [climbed|went up] the steps." },
        { text: "He had never [met] a captain." },
      ],
    },
  },
  {
    type: "true_or_false",
    name: "True or false?",
    title: "",
    questions: [
      { text: "Tomas reads at night.", answer: true },
      { text: "He sleeps by day.", answer: false },
    ],
  },
  {
    type: "note",
    name: "Before you go",
    note_exercise_data: { note: { title: "", text: "Bring your book." } },
  },
];

/**
 * As many fields, swapped for others at a press, without any framework.
 * @param {number} fields
 */
function barePage(fields) {
  return `<!doctype html><title>Bare</title><button>Previous page</button><button>Next page</button><main></main><script>
    let turns = 0;
    const fill = () => {
      turns += 1;
      document.querySelector("main").innerHTML = Array.from({ length: ${fields} }, (_, i) =>
        '<p><textarea id="' + turns + "-" + i + '" rows="2" cols="60">${TEXT}</textarea></p>').join("");
    };
    fill();
    for (const button of document.querySelectorAll("button")) button.onclick = fill;
  </script>`;
}
