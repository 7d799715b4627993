import { expect, settled, test } from "./fixtures";
import {
  day,
  expectColour,
  expectTotals,
  grid,
  openPlanner,
  PLANNER,
  popover,
  save,
  store,
  stored,
} from "./planner";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));
test.describe("a day's popover", () => {
  test("offers three kinds, recurring, add and clear, and starts the same each time", async ({ page }) => {
    await openPlanner(page, {});
    await day(page, "8 September, Tuesday").click();
    const dialog = popover(page, "Tuesday, 8 September");
    const radios = dialog.getByRole("radio");
    await expect(radios).toHaveCount(3);
    for (const name of ["Lesson day", "Holiday", "Lesson on holiday"])
      await expect(dialog.getByRole("radio", { name, exact: true })).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "Lesson day" })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: "Make recurring" })).not.toBeChecked();
    await expect(dialog.getByRole("button", { name: "Clear this day" })).toBeDisabled();
    expect((await dialog.boundingBox())?.width).toBeGreaterThanOrEqual(200);
    await dialog.getByRole("radio", { name: "Holiday", exact: true }).check();
    await dialog.getByRole("checkbox", { name: "Make recurring" }).check();

    await day(page, "9 September, Wednesday").click();
    const next = popover(page, "Wednesday, 9 September");
    await expect(dialog).toBeHidden();
    await expect(next.getByRole("radio", { name: "Lesson day" })).toBeChecked();
    await expect(next.getByRole("checkbox", { name: "Make recurring" })).not.toBeChecked();
    await page.keyboard.press("Escape");
    await expect(next).toBeHidden();
    await expectTotals(page, Array(9).fill(0));
  });

  test("adds one day, once, to the chosen list", async ({ page }) => {
    await openPlanner(page, {});
    for (const [kind, colour] of [
      ["Lesson day", "grey"],
      ["Holiday", "red"],
      ["Lesson on holiday", "yellow"],
      ["Lesson on holiday", "yellow"],
    ] as const) {
      await day(page, "8 September, Tuesday").click();
      const dialog = popover(page, "Tuesday, 8 September");
      await dialog.getByRole("radio", { name: kind, exact: true }).check();
      await dialog.getByRole("button", { name: "Add to schedule" }).click();
      await expect(dialog).toBeHidden();
      await expect(day(page, "8 September, Tuesday")).toHaveAccessibleName(
        `8 September, Tuesday, ${kind.toLowerCase()}`,
      );
      await expectColour(day(page, "8 September, Tuesday"), colour);
    }
    await save(page);
    const { lessonDays, holidayDays, holidayLessons } = await stored(page);
    expect([lessonDays, holidayDays, holidayLessons]).toEqual([{ "0": [8] }, { "0": [8] }, { "0": [8] }]);
  });

  test("recurring adds every such weekday in all nine months, selected or not", async ({ page }) => {
    await openPlanner(page, {
      selectedMonths: [true, false, true, true, true, true, true, true, true],
      selectAll: false,
    });
    await day(page, "14 September, Monday").click();
    const dialog = popover(page, "Monday, 14 September");
    await dialog.getByRole("checkbox", { name: "Make recurring" }).check();
    await dialog.getByRole("button", { name: "Add to schedule" }).click();
    await expectTotals(page, [4, 4, 5, 4, 4, 4, 5, 4, 5]);
  });

  test("clears a day out of all lists", async ({ page }) => {
    await openPlanner(page, {
      lessonDays: { "0": [8, 9] },
      holidayDays: { "0": [8] },
      holidayLessons: { "0": [8] },
    });
    await day(page, "8 September, Tuesday").click();
    await popover(page, "Tuesday, 8 September").getByRole("button", { name: "Clear this day" }).click();
    await expect(day(page, "8 September, Tuesday")).toHaveAccessibleName("8 September, Tuesday");
    await save(page);
    const { lessonDays, holidayDays, holidayLessons } = await stored(page);
    expect([lessonDays, holidayDays, holidayLessons]).toEqual([{ "0": [9] }, {}, {}]);
  });

  test("days that a month does not have open nothing", async ({ page }) => {
    await openPlanner(page, {});
    const september = grid(page)
      .getByRole("row")
      .filter({
        has: page.getByRole("rowheader", { name: "September", exact: true }),
      });
    const missing = september.getByRole("gridcell", { name: "no such day" });
    await expect(missing).toHaveCount(1);
    await missing.click({ force: true });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(grid(page).getByRole("gridcell", { name: "no such day" })).toHaveCount(1 + 1 + 3 + 1);
  });

  test("stays inside the window at its edges and closes by a press beside it", async ({ page }) => {
    await openPlanner(page, {});
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    for (const [cell, title] of [
      ["31 May, Monday", "Monday, 31 May"],
      ["1 May, Saturday", "Saturday, 1 May"],
      ["31 October, Saturday", "Saturday, 31 October"],
    ] as const) {
      await day(page, cell).click();
      await expect(popover(page, title)).toBeVisible();
      await settled(page);
      const box = await popover(page, title).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      await page.getByRole("heading", { level: 1 }).click();
      await expect(popover(page, title)).toBeHidden();
    }
  });

  test("a day pressed in the first moment, on a slow machine, opens", async ({ page, context }) => {
    await store(page, {});
    const slow = await context.newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goto(PLANNER, { waitUntil: "commit" });
    // React knows the first of what the server drew, and not the rest yet
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main *") ?? {}).some((key) => key.startsWith("__reactFiber")),
    );
    await day(page, "8 September, Tuesday").dispatchEvent("click");
    await expect(popover(page, "Tuesday, 8 September")).toBeVisible();
  });
});
