import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installDependencies } from "./install.mjs";
import { ROOT, run } from "./run.mjs";

/** What the build is made of. */
const SOURCES = [
  "app",
  "workers",
  "public",
  "package-lock.json",
  "package.json",
  "remix.config.js",
  "scripts/licenses.mjs",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];
const STAMP = path.join(ROOT, "dist", ".built-from");

/** What it makes: browser files and the Worker's bundle. */
const RESULTS = ["build/client", "dist/app.js"];

/**
 * Builds, unless what stands there was made of these very sources.
 * @throws Error when it fails; the output has been shown
 */
export async function build() {
  const sources = fingerprint();
  const whole = RESULTS.every((result) => existsSync(path.join(ROOT, result)));
  if (whole && existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  rmSync(STAMP, { force: true });
  await step("remix", ["vite:build"]);
  copyPdfData();
  await step("wrangler", ["deploy", "--dry-run", "--outdir", "dist"]);
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
}

/**
 * What pdf.js fetches when a file needs it: tables of East Asian letters, the fonts that every reader has, and a decoder
 * of JPEG 2000. The folder is named after the version, so that browsers may keep it for ever
 * (app/documents/extract/pdf-file.ts).
 */
function copyPdfData() {
  const from = path.join(ROOT, "node_modules", "pdfjs-dist");
  const { version } = JSON.parse(readFileSync(path.join(from, "package.json"), "utf8"));
  const to = path.join(ROOT, "build", "client", "assets", `pdfjs-${version}`);
  for (const part of ["cmaps", "standard_fonts"])
    cpSync(path.join(from, part), path.join(to, part), { recursive: true });
  cpSync(
    path.join(from, "wasm", "openjpeg_nowasm_fallback.js"),
    path.join(to, "openjpeg_nowasm_fallback.js"),
  );
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function step(command, args) {
  if ((await run(command, args, { quiet: true })) !== 0) throw new Error(`${command} failed`);
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
