const TEXT =
  "Every evening at six Tomas climbed the hundred and ninety steps with a can of oil in one hand and a book in the other.";
const SMALL = { pages: 3, blocks: 3 };
const LARGE = { pages: 1000, blocks: 20 };
const MOST_READ = 1;
const MOST_WRITE = 2;

/**
 * A course whose second page is an ordinary one, whatever the others hold: twelve blocks and two exercises.
 * @param {import("./product.mjs").Product} product
 * @param {{ pages: number, blocks: number }} size
 * @returns {Promise<{ path: string, block: string }>} its address, and that of a block on the second page
 */
export async function makeCourse(product, { pages, blocks }) {
  const { text } = await product.send("POST", "/api/courses", { name: "English 7" });
  const path = `/api/courses/${JSON.parse(text).courseId}`;
  await product.send("PUT", path, {
    pages: Array.from({ length: pages }, (_, i) => ({
      page: String(i + 1),
      blocks: Array.from({ length: i === 1 ? 12 : blocks }, () => ({ data: TEXT })),
      sections: i === 1 ? [{ name: "Reading check", content: [{ data: [GAPS, WORDS] }] }] : [],
    })),
  });
  const page = JSON.parse((await product.send("GET", `${path}/pages/1`)).text).page;
  return { path, block: `${path}/blocks/${page.blocks[0].id}` };
}

const GAPS = {
  type: "gap_fill",
  name: "Complete the sentences",
  gap_fill_exercise_data: {
    question_with_coding_texts: Array.from({ length: 6 }, () => ({
      text: "He had never [met] a captain, but he [knew|recognised] each of them by the rhythm of their lamps.",
    })),
  },
};
const WORDS = {
  type: "wordlist",
  name: "Words",
  wordlist_exercise_data: {
    items: Array.from({ length: 10 }, () => ({
      word: "shutter",
      definition: "a board that covers a window",
    })),
  },
};

/**
 * What a page and a keystroke cost in a course of three pages and in one of a thousand: the same (quality §2).
 * @param {import("./product.mjs").Product} product
 * @returns {Promise<import("./result.mjs").Result[]>}
 */
export async function courseRows(product) {
  product.listening = true;
  const few = await measure(product, await makeCourse(product, SMALL));
  const largest = await makeCourse(product, LARGE);
  // An index ends behind the last page: what SQLite reads there is not what it reads between others.
  await makeCourse(product, SMALL);
  const many = await measure(product, largest);
  return many.map(({ what, most, calls, cost }, i) => ({
    what: `${what}: D1 round trips, rows and bytes in a course of ${LARGE.pages.toLocaleString("en")} pages`,
    figure: `**${calls}**, ${cost}`,
    against: `${few[i]?.cost} in one of ${SMALL.pages}`,
    budget: `≤ ${most}, the same`,
    passed: calls <= most && cost === few[i]?.cost,
  }));
}

const ROUNDS = 7;
const CALLS_A_ROUND = 25;
const MOST_TIMES = 1.15;

/**
 * How long page 500 of a thousand and a keystroke there take, beside the only page of a course (quality §2).
 * @param {import("./product.mjs").Product} product
 * @returns {Promise<import("./result.mjs").Result[]>}
 */
export async function courseTimes(product) {
  const { blocks } = LARGE;
  const alone = await openPage(product, await pagesOf(product, 1, blocks), 0);
  const amongMany = await openPage(product, await pagesOf(product, LARGE.pages, blocks), 499);
  const results = [];
  for (const { what, one } of TIMED) {
    /** @type {number[]} */
    const ratios = [];
    const times = { alone: 0, amongMany: 0 };
    for (let round = 0; round <= ROUNDS; round++) {
      times.alone = await timeOf(() => one(product, alone));
      times.amongMany = await timeOf(() => one(product, amongMany));
      // the first round warms both up
      if (round > 0) ratios.push(times.amongMany / times.alone);
    }
    const [least, middle, most] = spread(ratios);
    results.push({
      what: `${what}: time on page 500 of 1,000, ${blocks} blocks each`,
      figure: `**${middle.toFixed(2)}** (${least.toFixed(2)} to ${most.toFixed(2)}); ${times.amongMany.toFixed(1)} ms`,
      against: `the only page of a course, ${times.alone.toFixed(1)} ms`,
      budget: `≤ ${MOST_TIMES}`,
      passed: middle <= MOST_TIMES,
    });
  }
  return results;
}

/** @typedef {{ page: string, block: string }} Addresses */

/** @type {{ what: string, one: (product: import("./product.mjs").Product, at: Addresses) => Promise<unknown> }[]} */
const TIMED = [
  { what: "Opening a page", one: (product, { page }) => product.send("GET", page) },
  { what: "A keystroke", one: (product, { block }) => product.send("PUT", block, { data: TEXT }) },
];

/** @param {number[]} values @returns {[number, number, number]} the least, the middle and the most */
function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
}

/** Milliseconds a call, of a round of calls one after another. @param {() => Promise<unknown>} call */
async function timeOf(call) {
  const begun = performance.now();
  for (let i = 0; i < CALLS_A_ROUND; i++) await call();
  return (performance.now() - begun) / CALLS_A_ROUND;
}

/**
 * @param {import("./product.mjs").Product} product
 * @param {number} pages
 * @param {number} blocks
 */
async function pagesOf(product, pages, blocks) {
  const { text } = await product.send("POST", "/api/courses", { name: "English 8" });
  const path = `/api/courses/${JSON.parse(text).courseId}`;
  const page = { blocks: Array.from({ length: blocks }, () => ({ data: TEXT })) };
  await product.send("PUT", path, { pages: Array.from({ length: pages }, () => page) });
  return path;
}

/**
 * @param {import("./product.mjs").Product} product
 * @param {string} path
 * @param {number} index
 * @returns {Promise<Addresses>}
 */
async function openPage(product, path, index) {
  const page = `${path}/pages/${index}`;
  const { blocks } = JSON.parse((await product.send("GET", page)).text).page;
  return { page, block: `${path}/blocks/${blocks[0].id}` };
}

/**
 * @param {import("./product.mjs").Product} product
 * @param {{ path: string, block: string }} course
 */
async function measure(product, { path, block }) {
  const calls = /** @type {const} */ ([
    { what: "one page of a course", method: "GET", address: `${path}/pages/1`, most: MOST_READ },
    { what: "a keystroke in a block", method: "PUT", address: block, most: MOST_WRITE },
  ]);
  const found = [];
  for (const { what, method, address, most } of calls) {
    const body = method === "PUT" ? { data: `${TEXT} More.`, version: 1 } : undefined;
    const { response, text } = await product.send(method, address, body);
    const { calls: roundTrips, rowsRead, rowsWritten } = (await product.logged(response)).d1;
    // The answer of a page names how many there are: it has other digits.
    const bytes = method === "PUT" ? `, ${text.length} bytes` : "";
    const cost = `${rowsRead} rows read, ${rowsWritten} written${bytes}`;
    found.push({ what, most, calls: roundTrips, cost });
  }
  return found;
}
