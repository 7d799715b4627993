import { build } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { installDependencies } from "./install.mjs";
import { run } from "./run.mjs";
import { validate } from "./validate.mjs";

/** Everything on a fresh machine: checks, pure tests, contract tests in workerd, browser tests (CONTRIBUTING.md). */
await installDependencies();
const chromium = await ensureChromium();
await build();

const total = { passed: 0, failed: 0 };

/** @param {{ passed: number, failed: number }} counts */
function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

/**
 * Runs a test runner and reads its counts; one that fails without having counted a failure counts as one.
 * @param {string} title
 * @param {[string, string[]]} command
 * @param {{ passed: RegExp, failed: RegExp }} counts the number in the first group
 */
async function runner(title, [command, args], counts) {
  console.log(`\n# ${title}`);
  let text = "";
  const code = await run(command, args, {
    env: { ...(chromium ? { CHROMIUM_PATH: chromium } : {}), NO_COLOR: "1", FORCE_COLOR: "0" },
    onText: (part) => {
      text += part;
    },
  });
  const count = (/** @type {RegExp} */ form) => Number(form.exec(text)?.[1] ?? 0);
  const result = { passed: count(counts.passed), failed: count(counts.failed) };
  if (code !== 0 && result.failed === 0) result.failed = 1;
  if (result.passed === 0 && result.failed === 0) result.failed = 1;
  add(result);
}

const VITEST = { passed: /Tests .*?(\d+) passed/, failed: /Tests .*?(\d+) failed/ };
const PLAYWRIGHT = { passed: /^\s+(\d+) passed/m, failed: /^\s+(\d+) failed/m };

console.log("\n# Checks");
add(await validate());
await runner("Rules", ["vitest", ["run", "--project", "rules"]], VITEST);
await runner("Contract", ["vitest", ["run", "--project", "contract"]], VITEST);
await runner("Browser", ["playwright", ["test"]], PLAYWRIGHT);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
