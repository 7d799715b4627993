import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mustRun, ROOT } from "./run.mjs";

const STAMP = path.join(ROOT, "node_modules", ".installed");

/** Installs the dependencies of package-lock.json, unless exactly these are installed already. */
export async function installDependencies() {
  const lock = createHash("sha256")
    .update(readFileSync(path.join(ROOT, "package-lock.json")))
    .update(process.version)
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return;
  console.log("Installing dependencies…");
  await mustRun("npm", ["ci", "--no-audit", "--no-fund"], { quiet: true });
  writeFileSync(STAMP, lock);
}
