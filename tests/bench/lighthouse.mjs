import { pathToFileURL } from "node:url";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/chromium.mjs";
import { median } from "./rounds.mjs";

const PAGES = ["/", "/auth/login"];
const RUNS = 5;
/** Lighthouse's own limit of what it shows in green. */
const FAULTY_BELOW = 0.9;
const BUDGET = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };

/**
 * Lighthouse's four scores of the public pages, as a phone sees them (its default), median of five (quality §2).
 * @param {{ origin: string }} product
 * @returns {Promise<import("./result.mjs").Result[]>}
 */
export async function lighthouseScores({ origin }) {
  const results = [];
  for (const path of PAGES) {
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await visit(origin + path));
    const names = /** @type {(keyof typeof BUDGET)[]} */ (Object.keys(BUDGET));
    const scores = names.map((name) => median(runs.map((run) => run.scores[name] ?? 0)));
    const faults = [...new Set(runs.flatMap((run) => run.faults))];
    results.push({
      what: `\`${path}\`: ${names.join(", ")}`,
      figure: `**${scores.join(" / ")}**`,
      against: `performance of the runs ${runs.map((run) => run.scores.performance).join(", ")}`,
      budget: `≥ ${Object.values(BUDGET).join(" / ")}`,
      passed: names.every((name, i) => (scores[i] ?? 0) >= BUDGET[name]),
      ...(faults.length > 0 ? { note: `points lost: ${faults.join("; ")}` } : {}),
    });
  }
  return results;
}

/**
 * @param {string} url
 * @returns {Promise<{ scores: Record<string, number>, faults: string[] }>} category → 0 to 100; audits that cost points
 */
async function visit(url) {
  const chromePath = process.env.CHROME_PATH ?? (await ensureChromium());
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ["--headless=new", ...CHROMIUM_ARGS],
  });
  try {
    const answer = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: Object.keys(BUDGET),
    });
    if (!answer || answer.lhr.runtimeError)
      throw new Error(`Lighthouse: ${answer?.lhr.runtimeError?.message}`);
    const { categories, audits } = answer.lhr;
    const rounded = Object.entries(categories).map(([name, { score }]) => [
      name,
      Math.round((score ?? 0) * 100),
    ]);
    const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0),
    );
    const faults = weighed.map(({ id }) => audits[id]).filter((audit) => (audit?.score ?? 1) < FAULTY_BELOW);
    return { scores: Object.fromEntries(rounded), faults: faults.map((audit) => audit?.id ?? "") };
  } finally {
    chrome.kill();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { build } = await import("../../scripts/build.mjs");
  const { Product } = await import("./product.mjs");
  await build();
  const product = await Product.start();
  try {
    for (const { what, figure, budget } of await lighthouseScores(product)) console.log(what, figure, budget);
  } finally {
    await product.stop();
  }
}
