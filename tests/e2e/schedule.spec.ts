import { expect, expectAccessible, test } from "./fixtures";
import {
  addDays,
  addExample,
  day,
  EXAMPLE,
  expectColour,
  expectTotals,
  grid,
  input,
  openPlanner,
  popover,
  save,
  stored,
} from "./planner";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));
test("opens in Russian, empty, with the current calendar year", async ({ page }) => {
  await page.goto("/admin/schedule-builder");
  const year = new Date().getUTCFullYear();
  await expect(page.getByRole("heading", { level: 1, name: "Расписание" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "RU" })).toBeChecked();
  await expect(grid(page)).toHaveAccessibleName(`Расписание ${year} / ${String(year + 1).slice(2)}`);
  await expect(page.getByRole("combobox", { name: "Учебный год" })).toHaveValue(String(year));
  for (const month of "Сентябрь Октябрь Ноябрь Декабрь Январь Февраль Март Апрель Май".split(" "))
    await expect(grid(page).getByRole("rowheader", { name: month, exact: true })).toBeVisible();
  await expectTotals(page, Array(9).fill(0));
});

test("every label of the three columns, in English", async ({ page }) => {
  await openPlanner(page, {});
  await expect(page.getByRole("heading", { level: 1, name: "Schedule Builder" })).toBeVisible();
  for (const [label, example] of [
    ["Lesson days", "1, 8, Monday, Wednesday"],
    ["Holidays or breaks", "5, 12, 19"],
    ["Lessons on holidays", "3, 10, 17"],
  ] as const) {
    await expect(input(page, label)).toHaveAttribute("placeholder", "Enter days (comma separated)");
    await expect(input(page, label)).toHaveAccessibleDescription(`Example: ${example}`);
  }
  await expect(page.getByRole("button", { name: "Add to schedule" })).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Save schedule" })).toBeVisible();

  await expect(grid(page)).toHaveAccessibleName("Schedule 2026 / 27");
  await expect(grid(page).getByRole("columnheader")).toHaveText([
    "Month",
    ...Array.from({ length: 31 }, (_, i) => String(i + 1)),
    "Total",
  ]);
  await expect(grid(page).getByRole("rowheader")).toHaveText(
    "September October November December January February March April May".split(" "),
  );
  await expect(grid(page).getByRole("checkbox")).toHaveCount(10);
  await expect(page.getByText("Total lessons")).toBeVisible();

  const exporting = page.getByRole("region", { name: "Export schedule" });
  await expect(exporting.getByRole("button", { name: "Export as image" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Legend" }).getByRole("listitem")).toHaveText([
    "Lesson days",
    "Holidays",
    "Lessons on holidays",
  ]);
  const swatches = page.getByRole("region", { name: "Legend" }).locator("[aria-hidden]");
  for (const [i, colour] of (["grey", "red", "yellow"] as const).entries())
    await expectColour(swatches.nth(i), colour);
});

test("the example: totals a month, the sum, and the colours by their priority", async ({ page }) => {
  await openPlanner(page, {});
  await addDays(page, "Lesson days", EXAMPLE.lessons);
  await expectTotals(page, EXAMPLE.totals.lessons);
  await addDays(page, "Holidays or breaks", EXAMPLE.holidays);
  await expectTotals(page, EXAMPLE.totals.withHolidays);
  await expectColour(day(page, "3 February, Wednesday"), "grey");
  await addDays(page, "Lessons on holidays", EXAMPLE.lessonsOnHolidays);
  await expectTotals(page, EXAMPLE.totals.withLessonsOnHolidays);

  for (const [name, colour, kind] of [
    ["7 September, Monday", "grey", "lesson day"],
    ["9 September, Wednesday", "grey", "lesson day"],
    ["5 October, Monday", "red", "holiday"],
    ["5 September, Saturday", "red", "holiday"],
    ["3 February, Wednesday", "yellow", "lesson on holiday"],
    ["3 September, Thursday", "yellow", "lesson on holiday"],
  ] as const) {
    await expect(day(page, name)).toHaveAccessibleName(`${name}, ${kind}`);
    await expectColour(day(page, name), colour);
  }
  await expect(day(page, "8 September, Tuesday")).toHaveAccessibleName("8 September, Tuesday");
  await expectColour(day(page, "8 September, Tuesday"), "none");
});

for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("no day shifts", async ({ page }) => {
      await openPlanner(page, {});
      await addExample(page);
      await expectTotals(page, EXAMPLE.totals.withLessonsOnHolidays);
      await day(page, "1 September, Tuesday").click();
      await popover(page, "Tuesday, 1 September").getByRole("button", { name: "Add to schedule" }).click();
      await expect(day(page, "1 September, Tuesday")).toHaveAccessibleName(/lesson day$/);
      await save(page);
      const { lessonDays, holidayDays, holidayLessons } = await stored(page);
      expect(lessonDays["0"]).toEqual([1, 2, 7, 9, 14, 16, 21, 23, 28, 30]);
      expect(lessonDays["8"]).toEqual([3, 5, 10, 12, 17, 19, 24, 26, 31]);
      expect([holidayDays["4"], holidayLessons["5"]]).toEqual([
        [5, 12, 19],
        [3, 10, 17],
      ]);
      await page.reload();
      await expect(day(page, "31 May, Monday")).toHaveAccessibleName(/lesson day$/);
    });
  });

test("axe finds nothing, with a complaint beside an input", async ({ page }) => {
  await openPlanner(page, {});
  await addExample(page);
  await addDays(page, "Lesson days", "abc");
  await expectAccessible(page);
});

test("axe finds nothing with a day open", async ({ page }) => {
  await openPlanner(page, {});
  await addExample(page);
  await day(page, "5 October, Monday").click();
  await expect(popover(page, "Monday, 5 October")).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing in Russian", async ({ page }) => {
  await openPlanner(page, { language: "ru", lessonDays: { "0": [7] }, holidayDays: { "1": [5] } });
  await expectAccessible(page);
});
