import { gzipSync } from "node:zlib";
import { launch, signedIn } from "./browser.mjs";
import { ordinaryPlan } from "./plans.mjs";

const KB = 1000;
const FRAMEWORK_KB = 84;
const OWN_KB = 50;
const SCREENS = [
  { path: "/", most: 0 },
  ...["/auth/login", "/auth/register", "/auth/forgot-password", "/health"].map(ofFramework),
  ...["/admin/dashboard", "/admin/students", "/admin/schedule-builder", "/admin/user-profile"].map(
    ofFramework,
  ),
];

/** @param {string} path */
function ofFramework(path) {
  return { path, most: FRAMEWORK_KB + OWN_KB };
}

/**
 * JavaScript files that a browser with an empty cache fetches by itself on arrival, each gzipped (quality §2).
 * @param {import("./product.mjs").Product} product
 * @returns {Promise<import("./result.mjs").Result[]>}
 */
export async function browserJs(product) {
  await product.send("POST", "/api/schedule", ordinaryPlan(new Date().getUTCFullYear()));
  const browser = await launch();
  try {
    const results = [];
    for (const { path, most } of SCREENS) {
      const { files, bytes } = await arriveAt(browser, product, path);
      results.push({
        what: `\`${path}\`: JavaScript on arrival, gzipped`,
        figure: `**${(bytes / KB).toFixed(1)} KB**`,
        against: `${files} files`,
        budget: `≤ ${most} KB`,
        passed: bytes <= most * KB,
      });
    }
    return results;
  } finally {
    await browser.close();
  }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {import("./product.mjs").Product} product
 * @param {string} path
 */
async function arriveAt(browser, product, path) {
  const context = path.startsWith("/admin") ? await signedIn(browser, product) : await browser.newContext();
  const page = await context.newPage();
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on("response", (response) => {
    if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  });
  await page.goto(product.origin + path, { waitUntil: "networkidle" });
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { files: sizes.length, bytes };
}
