import { expect, test, toast } from "./fixtures";
import { tabTo } from "./keys";
import { day, expectTotals, grid, openPlanner, popover, SAVED, store, stored } from "./planner";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

test("the table is one stop for Tab; arrows, Home, End and Page keys move in it", async ({ page }) => {
  await openPlanner(page, {});
  await tabTo(page, "1 September, Tuesday");
  for (const [key, name] of [
    ["ArrowRight", "2 September, Wednesday"],
    ["ArrowDown", "2 October, Friday"],
    ["End", "31 October, Saturday"],
    // November has no 31st: passed over
    ["ArrowDown", "31 December, Thursday"],
    ["ArrowUp", "31 October, Saturday"],
    ["PageDown", "31 May, Monday"],
    ["Home", "1 May, Saturday"],
    ["Control+Home", "1 September, Tuesday"],
    ["ArrowUp", "1 September, Tuesday"],
    ["Control+End", "31 May, Monday"],
    ["ArrowLeft", "30 May, Sunday"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(page, name), key).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(grid(page).locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(day(page, "30 May, Sunday")).toBeFocused();
});

test("a month's checkbox stands left of its first day", async ({ page }) => {
  await openPlanner(page, {});
  await tabTo(page, "1 September, Tuesday");
  await page.keyboard.press("ArrowLeft");
  const september = grid(page).getByRole("checkbox", { name: "Include September" });
  await expect(september).toBeFocused();
  await page.keyboard.press("Space");
  await expect(september).not.toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expect(grid(page).getByRole("checkbox", { name: "All months" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(september).toBeChecked();
});

test("Enter and Space open a day, arrows choose, Enter adds, Esc closes; the focus returns", async ({
  page,
}) => {
  await openPlanner(page, {});
  await tabTo(page, "1 September, Tuesday");
  const cell = day(page, "1 September, Tuesday");
  const dialog = popover(page, "Tuesday, 1 September");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("radio", { name: "Lesson day" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(cell).toBeFocused();

  await page.keyboard.press("Space");
  await expect(dialog.getByRole("radio", { name: "Lesson day" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: "Holiday", exact: true })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(cell).toBeFocused();
  await expect(cell).toHaveAccessibleName("1 September, Tuesday, holiday");

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(
    popover(page, "Wednesday, 2 September").getByRole("radio", { name: "Lesson day" }),
  ).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(day(page, "2 September, Wednesday")).toBeFocused();
  await expectTotals(page, [5, 4, 4, 5, 4, 4, 5, 4, 4]);

  await page.keyboard.press("Enter");
  await expect(popover(page, "Wednesday, 2 September")).toBeVisible();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(day(page, "2 September, Wednesday")).toHaveAccessibleName("2 September, Wednesday");
  await page.keyboard.press("Control+z");
  await expect(day(page, "2 September, Wednesday")).toHaveAccessibleName(/lesson day/);
  await page.keyboard.press("Control+Shift+Z");
  await expect(day(page, "2 September, Wednesday")).toHaveAccessibleName("2 September, Wednesday");
});

test("leaving an open day by Tab closes it", async ({ page }) => {
  await openPlanner(page, {});
  await day(page, "1 September, Tuesday").focus();
  await page.keyboard.press("Enter");
  const dialog = popover(page, "Tuesday, 1 September");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(dialog).toBeHidden();
});

test("everything else is reachable: inputs, save, the dialog before leaving", async ({ page }) => {
  await openPlanner(page, {});
  await tabTo(page, "Lesson days");
  await page.keyboard.type("Monday");
  await page.keyboard.press("Enter");
  await expectTotals(page, [4, 4, 5, 4, 4, 4, 5, 4, 5]);
  await tabTo(page, "Save schedule");
  await page.keyboard.press("Enter");
  await expect(toast(page, SAVED)).toBeVisible();
  expect((await stored(page)).lessonDays["0"]).toEqual([7, 14, 21, 28]);

  await page.keyboard.press("Control+z");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "User Profile" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Unsaved changes" });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "User Profile" }),
  ).toBeFocused();
});

test("choosing another year keeps the focus on the choice", async ({ page }) => {
  await store(page, {}, 2027);
  await openPlanner(page, {});
  await tabTo(page, "School year");
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL("/admin/schedule-builder?year=2027");
  await expect(grid(page)).toHaveAccessibleName("Schedule 2027 / 28");
  await expect(page.getByRole("combobox", { name: "School year" })).toBeFocused();
});
