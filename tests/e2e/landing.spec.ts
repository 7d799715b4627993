import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures";

test("says what the specification says", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Lectern/);
  await expect(page.getByRole("heading", { level: 1, name: "Unlock Your Learning Potential" })).toBeVisible();
  for (const card of ["Expert Teacher Tools", "Build Interactive Courses", "Connect with Your Students"])
    await expect(page.locator("#features").getByRole("heading", { name: card, exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ready to Start Your Journey?" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("2024");
});

test("leads where the specification says", async ({ page }) => {
  await page.goto("/");
  for (const [name, target] of [
    ["Start Your Free Trial", "/register"],
    ["Go to Dashboard", "/admin/dashboard"],
    ["Sign Up Now", "/register"],
    ["Login", "/login"],
  ] as const)
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", target);

  await page.getByRole("link", { name: "Start Your Free Trial" }).click();
  await expect(page).toHaveURL("/auth/register");
  await page.goto("/");
  await page.getByRole("link", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/auth/login");
  await page.goto("/");
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL("/auth/login?redirectTo=%2Fadmin%2Fdashboard");
});

test("a signed-in teacher gets from it to the Dashboard", async ({ page, teacher }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL("/admin/dashboard");
  await expect(page.getByRole("banner")).toContainText(`Hello, ${teacher.name}`);
});

test("the top bar leads to sections of the page", async ({ page }) => {
  await page.goto("/");
  for (const [name, id] of [
    ["Features", "features"],
    ["Pricing", "pricing"],
    ["Contact", "contact"],
  ] as const) {
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator(`#${id}`).getByRole("heading", { name, exact: true })).toBeAttached();
  }
  await expect(page.locator("#pricing")).toContainText("free trial", { ignoreCase: true });
  await expect(page.locator("#contact").getByRole("link")).toHaveAttribute("href", /^mailto:.+@.+/);
});

test("carries no script and asks for none", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || /\.m?js(\?|$)/.test(request.url()))
      scripts.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await expect(page.locator("script")).toHaveCount(0);
  await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
});

const brightness = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("no canvas");
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data[0] ?? 0;
  });

test("follows the theme of the system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  expect(await brightness(page)).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await brightness(page)).toBeLessThan(60);
});

for (const width of [390, 360]) {
  test(`fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expectNoSidewaysScroll(page);
    for (const name of ["Features", "Start Your Free Trial", "Go to Dashboard", "Login"])
      await expect(page.getByRole("link", { name, exact: true })).toBeInViewport();
    await page.getByRole("link", { name: "Sign Up Now" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("link", { name: "Sign Up Now" })).toBeInViewport();
  });
}

test("axe finds nothing, wide and narrow", async ({ page }) => {
  await page.goto("/");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
});

test("an unknown path is a page of its own, without scripts", async ({ page, allow }) => {
  allow(/status of 404/);
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
  await expect(page.locator("script")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page).toHaveURL("/");
});
