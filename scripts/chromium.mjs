import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mustRun } from "./run.mjs";

const KNOWN_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A Chromium on this machine: `CHROMIUM_PATH`, or where systems keep one. Undefined when there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const onPath = spawnSync("sh", ["-c", "command -v chromium google-chrome"], { encoding: "utf8" });
  return KNOWN_PLACES.find((place) => existsSync(place)) ?? (onPath.stdout?.split("\n")[0] || undefined);
}

/**
 * Finds a Chromium or installs one: Debian's when this is Debian and root, else Playwright's own download.
 * @returns {Promise<string | undefined>} its path; undefined means that Playwright knows its own
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium…");
    await mustRun("apt-get", ["update", "-qq"], { quiet: true });
    await mustRun("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      quiet: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    return findChromium();
  }
  await mustRun("playwright", ["install", "chromium"]);
  return undefined;
}

/** How Chromium is started everywhere here. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
