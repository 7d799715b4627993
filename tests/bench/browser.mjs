import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/chromium.mjs";

/** Chromium as every row uses it. */
export function launch() {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
}

/**
 * A browser profile of its own in which the product's teacher is signed in.
 * @param {import("@playwright/test").Browser} browser
 * @param {import("./product.mjs").Product} product
 */
export async function signedIn(browser, product) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const cookies = product.cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1) };
  });
  await context.addCookies(
    cookies.map((cookie) => ({ ...cookie, url: product.origin.replace("http:", "https:"), secure: true })),
  );
  return context;
}

/**
 * Slows the page's processor down.
 * @param {import("@playwright/test").Page} page
 * @param {number} rate how many times slower
 */
export async function throttle(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
