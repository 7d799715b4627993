import { pathToFileURL } from "node:url";
import { installDependencies } from "./install.mjs";
import { run } from "./run.mjs";

/** Every habit that a machine can check: what it is called, and the command. */
const CHECKS = [
  ["format and lint", "biome", ["check", "--error-on-warnings"]],
  ["types", "tsc", ["--noEmit"]],
  ["dead code and dependencies", "knip", []],
  ["who imports whom", "depcruise", ["app", "workers", "--config", ".dependency-cruiser.cjs"]],
  ["migrations", "drizzle-kit", ["check"]],
];

/** Runs all checks, one after another. @returns how many passed and failed */
export async function validate() {
  let passed = 0;
  let failed = 0;
  for (const [name, command, args] of /** @type {[string, string, string[]][]} */ (CHECKS)) {
    const code = await run(command, args, { quiet: true });
    console.log(`${code === 0 ? "ok  " : "FAIL"} ${name}`);
    if (code === 0) passed += 1;
    else failed += 1;
  }
  return { passed, failed };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installDependencies();
  const { failed } = await validate();
  process.exit(failed === 0 ? 0 : 1);
}
