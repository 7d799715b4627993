import { launch, signedIn, throttle } from "./browser.mjs";
import { fullPlan } from "./plans.mjs";
import { installProbe } from "./probe.mjs";
import { median, percentile } from "./rounds.mjs";

const SCREEN = "/admin/schedule-builder";
const VIEWPORT = { width: 1280, height: 800 };
/** Cells of the school year's table with its heads. */
const BARE = { rows: 10, columns: 34 };
const THROTTLE = 4;
const LOADS = 20;
const CLICKS = 40;
const CLICKS_A_TURN = 10;
const RENDER_MS = 200;
const CLICK_MS = 72;
const ABOVE_BARE_MS = 32;
const P95 = 0.95;
/** Steps through the year: clicks fall on many months, and on no day twice. */
const STRIDE = 6;

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./result.mjs").Result} Result */

/**
 * The school year with 300 marked days under a processor four times slower: its first render, and a click's next
 * paint, beside a bare HTML table with as many cells (quality §2).
 * @param {import("./product.mjs").Product} product
 * @returns {Promise<Result[]>}
 */
export async function yearView(product) {
  await product.send("POST", "/api/schedule", fullPlan(new Date().getUTCFullYear()));
  const browser = await launch();
  try {
    return [...(await firstRender(browser, product)), ...(await clicks(browser, product))];
  } finally {
    await browser.close();
  }
}

/**
 * Arrivals with an empty cache, ours and at a bare table in turns.
 * @param {import("@playwright/test").Browser} browser
 * @param {import("./product.mjs").Product} product
 * @returns {Promise<Result[]>}
 */
async function firstRender(browser, product) {
  const bareUrl = `data:text/html,${encodeURIComponent(bareTable(BARE.rows, BARE.columns))}`;
  const ours = [];
  const bare = [];
  for (let load = 0; load <= LOADS; load++) {
    ours.push(await arrive(await signedIn(browser, product), product.origin + SCREEN));
    bare.push(await arrive(await browser.newContext({ viewport: VIEWPORT }), bareUrl));
  }
  const [renders, bareRenders] = [ours, bare].map((list) => list.slice(1).map(({ render }) => render));
  const takeovers = ours.slice(1).map(({ takeover }) => takeover);
  if (!renders || !bareRenders) throw new Error("no arrivals");
  const p95 = percentile(renders, P95);
  const told = (/** @type {number[]} */ list) =>
    `${percentile(list, P95).toFixed(0)} ms, median ${median(list).toFixed(0)} ms`;
  return [
    {
      what: `Year view, 300 marks, ${THROTTLE}× throttle: response end to table painted, p95 of ${LOADS} arrivals`,
      figure: `**${told(renders)}**`,
      against: `bare table ${told(bareRenders)}; FullCalendar's year view 1,840 ms`,
      budget: `≤ ${RENDER_MS} ms`,
      passed: p95 <= RENDER_MS,
    },
    {
      what: "Same: response end to React answering clicks on the table",
      figure: told(takeovers),
      against: "",
      budget: "none",
      passed: null,
    },
  ];
}

/**
 * @param {import("@playwright/test").BrowserContext} context closed afterwards
 * @param {string} url
 * @returns {Promise<{ render: number, takeover: number }>} ms from the document's last byte
 */
async function arrive(context, url) {
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  await throttle(page, THROTTLE);
  await page.goto(url, { waitUntil: "load" });
  const times = await page.evaluate(async () => {
    const { painted, answering } = /** @type {{ bench: import("./probe.mjs").Probe }} */ (
      /** @type {unknown} */ (window)
    ).bench;
    const [navigation] = performance.getEntriesByType("navigation");
    const [contentful] = performance.getEntriesByName("first-contentful-paint");
    const { responseEnd } = /** @type {PerformanceNavigationTiming} */ (navigation);
    const render = Math.max(await painted, contentful?.startTime ?? 0) - responseEnd;
    const takeover = location.protocol === "data:" ? render : (await answering) - responseEnd;
    return { render, takeover };
  });
  await context.close();
  return times;
}

/**
 * Clicks on our table and on a bare one, ten in a turn.
 * @param {import("@playwright/test").Browser} browser
 * @param {import("./product.mjs").Product} product
 * @returns {Promise<Result[]>}
 */
async function clicks(browser, product) {
  const ours = await (await signedIn(browser, product)).newPage();
  const bare = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
  for (const page of [ours, bare]) {
    await page.addInitScript(installProbe);
    await throttle(page, THROTTLE);
  }
  await ours.goto(product.origin + SCREEN, { waitUntil: "networkidle" });
  await bare.goto(`data:text/html,${encodeURIComponent(bareTable(BARE.rows, BARE.columns))}`);

  /** @type {{ open: number[], clear: number[], bare: number[] }} */
  const times = { open: [], clear: [], bare: [] };
  for (let click = 0; click < CLICKS; click++) {
    if (click % CLICKS_A_TURN === 0) await ours.bringToFront();
    times.open.push(await timedClick(ours, "td[data-day]", click * STRIDE));
    times.clear.push(await timedClick(ours, "[popover] button[type=button]", 0));
    if (click % CLICKS_A_TURN < CLICKS_A_TURN - 1) continue;
    await bare.bringToFront();
    for (let i = click - CLICKS_A_TURN + 1; i <= click; i++)
      times.bare.push(await timedClick(bare, "td", i * STRIDE));
  }
  const [open, clear, base] = [times.open, times.clear, times.bare].map((list) => percentile(list, P95));
  if (open === undefined || clear === undefined || base === undefined) throw new Error("no clicks");
  const described = `p95 of ${CLICKS} clicks`;
  return [
    against(`Click on a day to paint (its popover opens), ${described}`, open, times.open),
    against(`Click on "Clear this day" to paint (the cell changes), ${described}`, clear, times.clear),
    {
      what: `The slower of the two above a click on a bare table of ${BARE.rows} × ${BARE.columns} cells`,
      figure: `**${Math.max(open, clear) - base} ms**`,
      against: `${base} ms`,
      budget: `≤ ${ABOVE_BARE_MS} ms`,
      passed: Math.max(open, clear) - base <= ABOVE_BARE_MS,
    },
  ];
}

/**
 * @param {string} what
 * @param {number} p95
 * @param {number[]} times
 * @returns {Result}
 */
function against(what, p95, times) {
  return {
    what,
    figure: `**${p95} ms**, median ${median(times)} ms`,
    against: "FullCalendar: 435 to 1,208 ms",
    budget: `≤ ${CLICK_MS} ms`,
    passed: p95 <= CLICK_MS,
  };
}

/**
 * A real press of the mouse on one of the elements, and the time to its next paint.
 * @param {Page} page
 * @param {string} selector
 * @param {number} nth counted on from the first again after the last
 */
async function timedClick(page, selector, nth) {
  const all = page.locator(selector);
  await all.first().waitFor();
  const target = all.nth(nth % (await all.count()));
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() =>
    /** @type {{ bench: import("./probe.mjs").Probe }} */ (
      /** @type {unknown} */ (window)
    ).bench.expectClick(),
  );
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() =>
    /** @type {{ bench: import("./probe.mjs").Probe }} */ (/** @type {unknown} */ (window)).bench.clickTook(),
  );
}

/**
 * A table in which a click marks a cell, without any framework.
 * @param {number} rows
 * @param {number} columns
 */
function bareTable(rows, columns) {
  const row = `<tr>${"<td>x</td>".repeat(columns)}</tr>`;
  return `<!doctype html><title>Bare</title><style>td{width:24px;height:27px}.on{background:#fc6}</style>
    <table role="grid">${row.repeat(rows)}</table>
    <script>document.querySelector("table").onclick = (e) => e.target.classList.toggle("on")</script>`;
}
