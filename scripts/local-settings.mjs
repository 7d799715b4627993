import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./run.mjs";

/** Where Cloudflare's tools keep settings for one's own machine; never committed. */
const FILE = path.join(ROOT, ".dev.vars");

/** A random session secret for this machine, made once: sign-ins outlive a restart. */
export function ensureLocalSecret() {
  if (existsSync(FILE) && /^SESSION_SECRET=.{32,}/m.test(readFileSync(FILE, "utf8"))) return;
  writeFileSync(FILE, `SESSION_SECRET=${randomBytes(32).toString("base64url")}\n`, {
    flag: "a",
    mode: 0o600,
  });
}
