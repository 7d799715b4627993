import { pathToFileURL } from "node:url";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/chromium.mjs";
import { median } from "./rounds.mjs";

const PAGES = ["/", "/auth/login"];
const RUNS = 5;
const BUDGET = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };

/**
 * Lighthouse's four scores of the public pages, as a phone sees them (its default), median of five (quality §2).
 * @param {{ origin: string }} product
 * @returns {Promise<import("./result.mjs").Result[]>}
 */
export async function lighthouseScores({ origin }) {
  const results = [];
  for (const path of PAGES) {
    /** @type {Record<string, number>[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await scoresOf(origin + path));
    const names = /** @type {(keyof typeof BUDGET)[]} */ (Object.keys(BUDGET));
    const scores = names.map((name) => median(runs.map((run) => run[name] ?? 0)));
    results.push({
      what: `\`${path}\`: ${names.join(", ")}`,
      figure: `**${scores.join(" / ")}**`,
      against: `performance ${runs.map((run) => run.performance).join(", ")}`,
      budget: `≥ ${Object.values(BUDGET).join(" / ")}`,
      passed: names.every((name, i) => (scores[i] ?? 0) >= BUDGET[name]),
    });
  }
  return results;
}

/**
 * @param {string} url
 * @returns {Promise<Record<string, number>>} category → 0 to 100
 */
async function scoresOf(url) {
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
    for (const { auditRefs } of Object.values(categories))
      for (const { id, weight } of auditRefs) {
        const { score, title } = audits[id] ?? {};
        if (process.env.DEBUG && weight > 0 && typeof score === "number" && score < 0.9)
          console.log(`    ${url} ${id}: ${score} (${title})`);
      }
    return Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
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
