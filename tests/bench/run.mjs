import { parseArgs } from "node:util";
import { build } from "../../scripts/build.mjs";
import { ensureChromium } from "../../scripts/chromium.mjs";
import { installDependencies } from "../../scripts/install.mjs";

/**
 * Measures the product against its budgets (quality §2) and writes RESULTS.md.
 * `node tests/bench/run.mjs [--only json-reads,lighthouse]`; ends with 1 when a budget is missed.
 */

await installDependencies();
await ensureChromium();
await build();

const { browserJs } = await import("./browser-js.mjs");
const { d1 } = await import("./d1.mjs");
const { jsonReads } = await import("./json-reads.mjs");
const { lighthouseScores } = await import("./lighthouse.mjs");
const { pageTurn } = await import("./page-turn.mjs");
const { pdf } = await import("./pdf.mjs");
const { Product } = await import("./product.mjs");
const { load, report, verdict } = await import("./report.mjs");
const { scheduleScreen } = await import("./schedule-screen.mjs");
const { typing } = await import("./typing.mjs");
const { yearView } = await import("./year-view.mjs");

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string} title
 * @property {(product: InstanceType<typeof Product>) => Promise<import("./result.mjs").Result[]>} measure
 */

/** @type {Row[]} */
const ROWS = [
  {
    name: "json-reads",
    title: "JSON reads against the least that a Worker can do for them",
    measure: jsonReads,
  },
  {
    name: "schedule-screen",
    title: "A signed-in screen against the least that Remix can do",
    measure: scheduleScreen,
  },
  { name: "d1", title: "Round trips and rows, whatever else the database holds", measure: d1 },
  { name: "browser-js", title: "What a browser must load before a screen is alive", measure: browserJs },
  { name: "year-view", title: "The school year under a slow processor", measure: yearView },
  { name: "typing", title: "A long page under a slow processor", measure: typing },
  { name: "page-turn", title: "Turning a page under a slow processor", measure: pageTurn },
  { name: "pdf", title: "Reading a PDF in the browser", measure: pdf },
  { name: "lighthouse", title: "Public pages on a phone", measure: lighthouseScores },
];

const { values } = parseArgs({ options: { only: { type: "string" } } });
const wanted = values.only?.split(",") ?? ROWS.map(({ name }) => name);
const unknown = wanted.filter((name) => !ROWS.some((row) => row.name === name));
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(", ")}. Rows: ${ROWS.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}

let missed = 0;
for (const { name, title, measure } of ROWS.filter((row) => wanted.includes(row.name))) {
  const before = load();
  console.log(`\n${name}: ${title} (load ${before})`);
  const product = await Product.start();
  try {
    const results = await measure(product);
    for (const result of results) {
      const { what, note, figure, against, budget, passed } = result;
      console.log(
        `  ${verdict(result).padEnd(4)}  ${[what, figure, against, budget, note].filter(Boolean).join(" · ")}`,
      );
      if (passed === false) missed += 1;
    }
    report(
      name,
      title,
      results,
      ROWS.map((row) => row.name),
      before,
    );
  } finally {
    await product.stop();
  }
}
console.log(`\n${missed === 0 ? "Every budget is kept." : `${missed} missed.`} RESULTS.md has it all.`);
process.exit(missed === 0 ? 0 : 1);
