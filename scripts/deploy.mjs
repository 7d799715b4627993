import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { installDependencies } from "./install.mjs";
import { mustRun, ROOT, run } from "./run.mjs";

/** Puts the product on the Cloudflare account that wrangler is signed in to. Each step may be run again. */
const CONFIG = path.join(ROOT, "wrangler.toml");
const NO_DATABASE = "00000000-0000-0000-0000-000000000000";

/**
 * Runs wrangler and returns what it printed.
 * @param {string[]} args
 */
async function ask(args) {
  let text = "";
  const code = await run("wrangler", args, { quiet: true, onText: (part) => (text += part) });
  return { ok: code === 0, text };
}

/** Settings that only the owner can choose. */
function requireOwnSettings() {
  if (!/^CONTACT_EMAIL = ".+\.test"/m.test(readFileSync(CONFIG, "utf8"))) return;
  console.error("Set CONTACT_EMAIL in wrangler.toml to an address of yours first (docs/deploy.md).");
  process.exit(2);
}

/** Makes the database on the first deployment and writes its id into wrangler.toml. */
async function ensureDatabase() {
  const config = readFileSync(CONFIG, "utf8");
  if (!config.includes(NO_DATABASE)) return;
  const { ok, text } = await ask(["d1", "create", "lectern"]);
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text)?.[0];
  if (!ok || !id) process.exit(1);
  writeFileSync(CONFIG, config.replace(NO_DATABASE, id));
  console.log(`Made the database; its id is in wrangler.toml now: commit that.`);
}

async function ensureBucket() {
  const { ok, text } = await ask(["r2", "bucket", "list"]);
  if (!ok) process.exit(1);
  if (!text.includes("lectern-files")) await mustRun("wrangler", ["r2", "bucket", "create", "lectern-files"]);
}

/** The session secret is made once and never shown; without it the Worker answers 503 to everything. */
async function ensureSecret() {
  const { ok, text } = await ask(["secret", "list"]);
  if (!ok) process.exit(1);
  if (text.includes("SESSION_SECRET")) return;
  const child = spawn(
    path.join(ROOT, "node_modules", ".bin", "wrangler"),
    ["secret", "put", "SESSION_SECRET"],
    {
      cwd: ROOT,
      stdio: ["pipe", "inherit", "inherit"],
      shell: process.platform === "win32",
    },
  );
  child.stdin.end(randomBytes(48).toString("base64url"));
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) process.exit(1);
}

requireOwnSettings();
await installDependencies();
await build();
await ensureDatabase();
await ensureBucket();
await mustRun("wrangler", ["d1", "migrations", "apply", "lectern", "--remote"]);
await mustRun("wrangler", ["deploy"]);
await ensureSecret();
