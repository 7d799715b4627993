import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installDependencies } from "./install.mjs";
import { mustRun, ROOT } from "./run.mjs";

/** What the build is made of. */
const SOURCES = [
  "app",
  "workers",
  "public",
  "package-lock.json",
  "package.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];
const STAMP = path.join(ROOT, "dist", ".built-from");

/** Builds browser files and Worker bundle (`build/client`, `dist/app.js`), unless they are of these sources already. */
export async function build() {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  await mustRun("remix", ["vite:build"], { quiet: true });
  await mustRun("wrangler", ["deploy", "--dry-run", "--outdir", "dist"], { quiet: true });
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const root = path.join(ROOT, source);
    const files = statSync(root).isDirectory()
      ? readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => path.join(root, file))
      : [root];
    for (const file of files.sort()) {
      if (statSync(file).isDirectory() || file.endsWith(".test.ts")) continue;
      hash.update(path.relative(ROOT, file)).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installDependencies();
  await build();
}
