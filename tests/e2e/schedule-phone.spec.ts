import type { Locator } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures";
import {
  addDays,
  addExample,
  day,
  EXAMPLE,
  expectTotals,
  grid,
  input,
  openPlanner,
  popover,
  save,
} from "./planner";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("nothing to be seen");
  return box;
}

test("the table comes first; months stay put while the days scroll in it", async ({ page }) => {
  await openPlanner(page, {});
  const months = grid(page).getByRole("rowheader", { name: "September", exact: true });
  expect((await boxOf(grid(page))).y).toBeLessThan((await boxOf(input(page, "Lesson days"))).y);
  const before = await boxOf(months);
  const first = await boxOf(day(page, "1 September, Tuesday"));
  await day(page, "30 September, Wednesday").scrollIntoViewIfNeeded();
  const after = await boxOf(months);
  expect(after.x).toBeCloseTo(before.x, 0);
  expect(after.x).toBeGreaterThanOrEqual(0);
  expect((await boxOf(day(page, "1 September, Tuesday"))).x).toBeLessThan(first.x - 100);
  await expect(day(page, "30 September, Wednesday")).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
});

test("days are marked with a finger, saved from everywhere", async ({ page }) => {
  await openPlanner(page, {});
  await day(page, "20 October, Tuesday").tap();
  const dialog = popover(page, "Tuesday, 20 October");
  const box = await boxOf(dialog);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  await dialog.getByText("Make recurring").tap();
  await dialog.getByRole("button", { name: "Add to schedule" }).tap();
  await expectTotals(page, [5, 4, 4, 5, 4, 4, 5, 4, 4]);
  await expect(page.getByRole("button", { name: "Save schedule" })).toBeInViewport();
  await page.getByRole("button", { name: "Save schedule" }).tap();
  await expect(page.getByText("All changes saved")).toBeVisible();
});

test("cells and buttons are large enough for a finger", async ({ page }) => {
  await openPlanner(page, {});
  const cell = await boxOf(day(page, "7 September, Monday"));
  expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(24);
  for (const name of ["Undo", "Save schedule", "Export as image", "Open menu"])
    expect((await boxOf(page.getByRole("button", { name }))).height, name).toBeGreaterThanOrEqual(40);
});

test("the example by finger, and axe", async ({ page }) => {
  await openPlanner(page, {});
  await addExample(page);
  await expectTotals(page, EXAMPLE.totals.withLessonsOnHolidays);
  await save(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("360 pixels are enough, also for a long complaint", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPlanner(page, {});
  await addDays(
    page,
    "Lesson days",
    "Донаудампфшиффартсгезельшафтскапитан, somewhat-unbreakable-word-of-a-teacher",
  );
  await expect(input(page, "Lesson days")).toHaveAccessibleDescription(/^Not a day/);
  await expectNoSidewaysScroll(page);
  await day(page, "31 May, Monday").tap();
  await expect(popover(page, "Monday, 31 May")).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});
