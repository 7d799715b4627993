import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from "./fixtures";

const CARDS = ["API Server", "Database", "WebSocket Server", "Authentication Service"] as const;

const card = (page: Page, name: (typeof CARDS)[number]) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** The page with its time standing still and its dice always falling on `random`. */
async function openStill(page: Page, random: number) {
  await page.clock.install({ time: "2026-10-05T08:00:00Z" });
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, random);
  await page.goto("/health");
  await page.clock.pauseAt("2026-10-05T09:00:00Z");
  await page.reload();
  // before that nothing waits for the clock
  await hydrated(page);
}

test("four cards are loading until their simulated answers come", async ({ page }) => {
  await openStill(page, 0);
  await expect(page.getByRole("heading", { level: 1, name: "System Health" })).toBeVisible();
  await expect(page.getByText("Simulated", { exact: true })).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(4);
  for (const name of CARDS) await expect(card(page, name)).toContainText("Loading");
  await expect(page.getByRole("status")).toHaveText("Checking the services…");
});

test("the smallest latencies are healthy", async ({ page }) => {
  await openStill(page, 0);
  await expect(card(page, "Database")).toContainText("Loading");
  await page.clock.runFor(2_000);
  for (const [name, latency] of [
    ["API Server", "50 ms"],
    ["Database", "30 ms"],
    ["WebSocket Server", "20 ms"],
    ["Authentication Service", "60 ms"],
  ] as const) {
    await expect(card(page, name)).toContainText("Healthy");
    await expect(card(page, name)).toContainText(latency);
  }
  await expect(page.getByRole("status")).toHaveText("All services are healthy.");
});

test("the largest latencies are degraded, 100 ms among them", async ({ page }) => {
  await openStill(page, 0.999_999);
  await expect(card(page, "Database")).toContainText("Loading");
  await page.clock.runFor(2_000);
  for (const [name, latency] of [
    ["API Server", "200 ms"],
    ["Database", "150 ms"],
    ["WebSocket Server", "100 ms"],
    ["Authentication Service", "250 ms"],
  ] as const) {
    await expect(card(page, name)).toContainText("Degraded");
    await expect(card(page, name)).toContainText(latency);
  }
});

test("looks again every ten seconds", async ({ page }) => {
  await openStill(page, 0);
  await expect(card(page, "API Server")).toContainText("Loading");
  await page.clock.runFor(2_000);
  await expect(card(page, "API Server")).toContainText("50 ms");
  await page.evaluate(() => {
    Math.random = () => 0.999_999;
  });
  await page.clock.runFor(7_000);
  await expect(card(page, "API Server")).toContainText("50 ms");
  await page.clock.runFor(3_001);
  await expect(card(page, "API Server")).toContainText("200 ms");
});

test("Live shows what was measured, by the same thresholds", async ({ page }) => {
  await page.route("/api/health", (route) =>
    route.fulfill({
      json: {
        status: "degraded",
        version: "1",
        checks: {
          database: { status: "healthy", latencyMs: 99 },
          botHub: { status: "unhealthy", latencyMs: 300 },
          files: { status: "healthy", latencyMs: 1 },
        },
      },
    }),
  );
  await page.goto("/health");
  await hydrated(page);
  await page.getByRole("switch", { name: "Live" }).click();
  await expect(page.getByText("Measured", { exact: true })).toBeVisible();
  await expect(page.getByText("Simulated", { exact: true })).toBeHidden();
  await expect(card(page, "Database")).toContainText("99 ms");
  await expect(card(page, "Database")).toContainText("Healthy");
  await expect(card(page, "WebSocket Server")).toContainText("300 ms");
  await expect(card(page, "WebSocket Server")).toContainText("Unhealthy");
  await expect(page.getByRole("status")).toHaveText("Some services are in trouble.");
});

test("Live asks the server itself", async ({ page }) => {
  await page.goto("/health");
  await hydrated(page);
  const asked = page.waitForResponse("/api/health");
  await page.getByRole("switch", { name: "Live" }).click();
  const { checks } = await (await asked).json();
  await expect(card(page, "Database")).toContainText(`${Math.round(checks.database.latencyMs)} ms`);
  for (const name of CARDS) await expect(card(page, name)).toContainText(/\d+ ms/);
});

test("Live says so when nothing answers", async ({ page, allow }) => {
  allow(/net::ERR_FAILED/);
  await page.goto("/health");
  await hydrated(page);
  await page.route(/\/(api|auth)\//, (route) => route.abort());
  await page.getByRole("switch", { name: "Live" }).click();
  for (const name of CARDS) {
    await expect(card(page, name)).toContainText("Unhealthy");
    await expect(card(page, name)).toContainText("no answer");
  }
  await page.getByRole("switch", { name: "Live" }).click();
  await expect(page.getByText("Simulated", { exact: true })).toBeVisible();
});

test("stands alone, fits a phone, and axe finds nothing", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openStill(page, 0.5);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.clock.runFor(2_000);
  await expect(card(page, "Database")).toContainText("ms");
  await page.clock.resume();
  await expectAccessible(page);
});
