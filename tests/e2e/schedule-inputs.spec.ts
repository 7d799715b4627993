import { expect, test, toast } from "./fixtures";
import {
  addDays,
  addExample,
  day,
  EXAMPLE,
  expectTotals,
  grid,
  input,
  openPlanner,
  save,
  stored,
} from "./planner";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));
test.describe("inputs", () => {
  test("know the weekdays in both languages and clear after adding", async ({ page }) => {
    await openPlanner(page, {});
    await addDays(page, "Lesson days", " понедельник ,  СРЕДА");
    await expect(input(page, "Lesson days")).toHaveValue("");
    await expectTotals(page, EXAMPLE.totals.lessons);
    await page.getByRole("button", { name: "Undo" }).click();
    await expectTotals(page, Array(9).fill(0));
    await input(page, "Lesson days").fill("monday, WEDNESDAY");
    await input(page, "Lesson days").press("Enter");
    await expectTotals(page, EXAMPLE.totals.lessons);
  });

  test("numbers go to the selected months only, weekdays to all nine", async ({ page }) => {
    await openPlanner(page, {});
    for (const month of ["October", "May"])
      await grid(page)
        .getByRole("checkbox", { name: `Include ${month}` })
        .uncheck();
    await addDays(page, "Lesson days", "1, 8");
    await expectTotals(page, [2, 0, 2, 2, 2, 2, 2, 2, 0]);
    await addDays(page, "Lesson days", "Tuesday");
    // September 1 and 8, December 1 and 8 are Tuesdays already
    await expectTotals(page, [5, 4, 6, 5, 6, 6, 7, 6, 4]);
  });

  test("days that a month does not have are stored and never counted", async ({ page }) => {
    await openPlanner(page, {});
    await addDays(page, "Lesson days", "31");
    await expectTotals(page, [0, 1, 0, 1, 1, 0, 1, 0, 1]);
    await save(page);
    expect((await stored(page)).lessonDays).toMatchObject({ "0": [31], "5": [31] });
  });

  for (const label of ["Lesson days", "Holidays or breaks", "Lessons on holidays"])
    test(`${label}: what is no day is named, the rest is added`, async ({ page }) => {
      await openPlanner(page, {});
      await addDays(page, label, "abc, 7, 45, , 7");
      await expect(input(page, label)).toHaveAccessibleDescription("Not a day: abc, 45");
      await expect(input(page, label)).toHaveValue("");
      await expect(day(page, "7 September, Monday")).toHaveAccessibleName(/, (lesson|holiday)/);
      await input(page, label).fill("8");
      await expect(input(page, label)).not.toHaveAccessibleDescription(/Not a day/);
    });

  test("holidays know no weekday names, and no fractions or minus signs", async ({ page }) => {
    await openPlanner(page, {});
    await addDays(page, "Holidays or breaks", "Monday, 1.5, -3, 0, 32, 1e1");
    await expect(input(page, "Holidays or breaks")).toHaveAccessibleDescription(
      "Not a day: Monday, 1.5, -3, 0, 32, 1e1",
    );
    await expect(page.getByText("All changes saved")).toBeVisible();
  });

  test("without a month there is nowhere to put a number, and that is said", async ({ page }) => {
    await openPlanner(page, { selectedMonths: Array(9).fill(false), selectAll: false });
    await addDays(page, "Lesson days", "1");
    await expect(input(page, "Lesson days")).toHaveAccessibleDescription(/No month is selected/);
    await expectTotals(page, Array(9).fill(0));
  });

  test("in Russian the notice is Russian", async ({ page }) => {
    await openPlanner(page, { language: "ru" });
    await addDays(page, "Дни уроков", "пнд, абв, 45", "В расписание");
    await expect(input(page, "Дни уроков")).toHaveAccessibleDescription("Не день: абв, 45");
    await expectTotals(page, [4, 4, 5, 4, 4, 4, 5, 4, 5]);
    await expect(day(page, "7 сентября, понедельник")).toHaveAccessibleName(/, день урока$/);
  });
});

test.describe("undo and redo", () => {
  test("by buttons and by keys, for everything that was done", async ({ page }) => {
    await openPlanner(page, {});
    const undo = page.getByRole("button", { name: "Undo" });
    const redo = page.getByRole("button", { name: "Redo" });
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await addExample(page);
    await undo.click();
    await expectTotals(page, EXAMPLE.totals.withHolidays);
    await undo.click();
    await expectTotals(page, EXAMPLE.totals.lessons);
    await redo.click();
    await expectTotals(page, EXAMPLE.totals.withHolidays);

    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("Control+z");
    await expectTotals(page, EXAMPLE.totals.lessons);
    await page.keyboard.press("Control+z");
    await expectTotals(page, Array(9).fill(0));
    await expect(page.getByText("All changes saved")).toBeVisible();
    await page.keyboard.press("Control+Shift+Z");
    await page.keyboard.press("Control+Shift+Z");
    await page.keyboard.press("Control+Shift+Z");
    await expectTotals(page, EXAMPLE.totals.withLessonsOnHolidays);
    await expect(redo).toHaveAttribute("aria-disabled", "true");
  });

  test("the keys leave a field's own undo alone", async ({ page }) => {
    await openPlanner(page, {});
    await addDays(page, "Lesson days", "Monday");
    await input(page, "Lesson days").pressSequentially("12");
    await page.keyboard.press("Control+z");
    await expectTotals(page, [4, 4, 5, 4, 4, 4, 5, 4, 5]);
  });
});

test.describe("months and language", () => {
  test("a month's checkbox flips it; All months is ticked only when all are", async ({ page }) => {
    await openPlanner(page, {});
    const all = grid(page).getByRole("checkbox", { name: "All months" });
    const march = grid(page).getByRole("checkbox", { name: "Include March" });
    await expect(all).toBeChecked();
    await march.uncheck();
    await expect(all).not.toBeChecked();
    await march.check();
    await expect(all).toBeChecked();
    await all.uncheck();
    await expect(grid(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
    await march.check();
    await expect(all).not.toBeChecked();
    await save(page);
    await page.reload();
    await expect(grid(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
    await expect(march).toBeChecked();
  });

  test("switching the language selects every month again and keeps the days", async ({ page }) => {
    await openPlanner(page, { lessonDays: { "0": [7] } });
    await grid(page).getByRole("checkbox", { name: "Include March" }).uncheck();
    await page.getByRole("radio", { name: "RU" }).check();
    await expect(page.getByRole("heading", { level: 1, name: "Расписание" })).toBeVisible();
    await expect(grid(page).getByRole("checkbox", { checked: true })).toHaveCount(10);
    await expect(day(page, "7 сентября, понедельник")).toHaveAccessibleName(/день урока/);
    await expect(page.getByRole("button", { name: "Сохранить расписание" })).toBeVisible();
    await page.getByRole("button", { name: "Сохранить расписание" }).click();
    await expect(toast(page, "Schedule saved successfully!")).toBeVisible();
    expect(await stored(page)).toMatchObject({ language: "ru", selectAll: true, lessonDays: { "0": [7] } });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Расписание" })).toBeVisible();
  });
});
