import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import path from "node:path";

const FILE = path.join(import.meta.dirname, "RESULTS.md");
const HEAD = `# Benchmarks

Written by \`npm run bench\`: budgets of quality §2, each measured beside a baseline of \`tests/bench\` in the same run.
Requests are made by a process of its own over eight kept-alive connections; a ratio is the median of seven rounds of
two seconds in turns (least and most of them in brackets). \`--only row,row\` measures some rows and leaves the others
as they stand here.
`;
const SECTION = /^## /m;

/** How busy the machine is: figures of a busy one are worth less. */
export const load = () => loadavg()[0]?.toFixed(1) ?? "?";

/**
 * Writes one row's section of RESULTS.md and keeps the others.
 * @param {string} row its name
 * @param {string} title
 * @param {import("./result.mjs").Result[]} results
 * @param {string[]} order names of all rows
 * @param {string} loadBefore the machine's load before it was measured
 */
export function report(row, title, results, order, loadBefore) {
  const sections = readSections();
  const processor = cpus();
  sections.set(
    row,
    `## ${row}

${title}. ${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, \`node tests/bench/run.mjs --only ${row}\`,
Node ${process.versions.node}, ${processor.length} × ${processor[0]?.model.trim()}, load average before ${loadBefore}.

| what | figure | beside it | budget | |
|---|---|---|---|---|
${results.map(lineOf).join("\n")}
`,
  );
  const known = order.filter((name) => sections.has(name)).map((name) => sections.get(name));
  writeFileSync(FILE, [HEAD, ...known].join("\n"));
}

/** @param {import("./result.mjs").Result} result */
export const verdict = ({ passed }) => (passed === null ? "" : passed ? "pass" : "FAIL");

/** @param {import("./result.mjs").Result} result */
function lineOf(result) {
  const { what, note, figure, against, budget } = result;
  return `| ${what}${note ? ` (${note})` : ""} | ${figure} | ${against} | ${budget} | ${verdict(result)} |`;
}

/** @returns {Map<string, string>} row → its section as it stands */
function readSections() {
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  const [, ...sections] = text.split(SECTION);
  return new Map(sections.map((section) => [section.split("\n", 1)[0] ?? "", `## ${section.trimEnd()}\n`]));
}
