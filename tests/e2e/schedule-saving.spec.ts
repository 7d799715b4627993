import { expect, expectAccessible, hydrated, refused, signIn, test, toast } from "./fixtures";
import {
  addDays,
  addExample,
  day,
  EXAMPLE,
  expectTotals,
  grid,
  input,
  openPlanner,
  PLANNER,
  save,
  store,
  stored,
} from "./planner";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));
test.describe("saving", () => {
  test("says so; a reload and another browser show the same", async ({ page, teacher, anotherBrowser }) => {
    await openPlanner(page, {});
    await expect(page.getByText("All changes saved")).toBeVisible();
    await addExample(page);
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await save(page);
    await page.reload();
    await expectTotals(page, EXAMPLE.totals.withLessonsOnHolidays);

    const other = await anotherBrowser();
    await signIn(other.request, teacher);
    const elsewhere = await other.newPage();
    await elsewhere.goto(PLANNER);
    await expectTotals(elsewhere, EXAMPLE.totals.withLessonsOnHolidays);
    await expect(day(elsewhere, "3 February, Wednesday")).toHaveAccessibleName(/lesson on holiday/);
  });

  test("Ctrl+S saves, from a field too", async ({ page }) => {
    await openPlanner(page, {});
    await addDays(page, "Lesson days", "Monday");
    await input(page, "Lesson days").press("Control+s");
    await expect(toast(page, "Schedule saved successfully!")).toBeVisible();
    expect((await stored(page)).lessonDays["0"]).toEqual([7, 14, 21, 28]);
  });

  test("a failure shows the specified toast and keeps the changes", async ({ page, allow }) => {
    allow(refused(500));
    allow(refused(503));
    allow(/net::ERR_FAILED/);
    await openPlanner(page, {});
    await addDays(page, "Lesson days", "Monday");
    const button = page.getByRole("button", { name: "Save schedule" });
    await page.route(/\/api\/schedule/, (route) => route.fulfill({ status: 500, body: "" }));
    await button.click();
    await expect(toast(page, "Failed to save schedule.")).toHaveCount(1);
    await page.route(/\/api\/schedule/, (route) => route.abort());
    await button.click();
    await expect(toast(page, "Failed to save schedule.")).toHaveCount(2);
    await page.route(/\/api\/schedule/, (route) =>
      route.fulfill({ status: 503, json: { code: "unavailable", message: "Lectern is busy." } }),
    );
    await button.click();
    await expect(toast(page, "Lectern is busy.")).toBeVisible();
    await expectTotals(page, [4, 4, 5, 4, 4, 4, 5, 4, 5]);
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await page.unrouteAll();
    await save(page);
  });

  test("a schedule that cannot be loaded is told inside the shell", async ({ page, allow }) => {
    allow(refused(422));
    await page.goto("/admin/schedule-builder?year=abc");
    await expect(page.getByRole("heading", { name: "This cannot be shown" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });
});

test.describe("changed elsewhere", () => {
  const TITLE = "This schedule was changed elsewhere";

  test("Reload shows that version, and undo brings back one's own", async ({ page, allow }) => {
    allow(refused(409));
    await openPlanner(page, {});
    await addDays(page, "Lesson days", "Monday");
    await store(page, { lessonDays: { "0": [1] } });
    await page.getByRole("button", { name: "Save schedule" }).click();
    const dialog = page.getByRole("dialog", { name: TITLE });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Reload" }).click();
    await expect(dialog).toBeHidden();
    await expectTotals(page, [1, 0, 0, 0, 0, 0, 0, 0, 0]);
    await expect(page.getByText("All changes saved")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expectTotals(page, [4, 4, 5, 4, 4, 4, 5, 4, 5]);
    await save(page);
  });

  test("Overwrite replaces it; Esc decides nothing", async ({ page, teacher, anotherBrowser, allow }) => {
    allow(refused(409));
    await openPlanner(page, {});
    const other = await anotherBrowser();
    await signIn(other.request, teacher);
    const elsewhere = await other.newPage();
    await openPlanner(elsewhere);
    await addDays(elsewhere, "Lesson days", "Friday");
    await save(elsewhere);

    await addDays(page, "Lesson days", "Monday");
    const dialog = page.getByRole("dialog", { name: TITLE });
    await page.getByRole("button", { name: "Save schedule" }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await page.getByRole("button", { name: "Save schedule" }).click();
    await dialog.getByRole("button", { name: "Overwrite" }).click();
    await expect(toast(page, "Schedule saved successfully!")).toBeVisible();
    await expect(dialog).toBeHidden();
    await elsewhere.reload();
    await expectTotals(elsewhere, [4, 4, 5, 4, 4, 4, 5, 4, 5]);
  });

  test("a dialog that the browser closed by itself is asked again", async ({ page, allow }) => {
    allow(refused(409));
    await openPlanner(page, {});
    await addDays(page, "Lesson days", "Monday");
    await store(page, { lessonDays: { "0": [1] } });
    const dialog = page.getByRole("dialog", { name: TITLE });
    for (const round of [1, 2]) {
      await page.getByRole("button", { name: "Save schedule" }).click();
      await expect(dialog, `round ${round}`).toBeVisible();
      await page.evaluate(() => document.querySelector<HTMLDialogElement>("dialog[open]")?.close());
      await expect(dialog).toBeHidden();
    }
  });

  test("when that version cannot be fetched, one is told and loses nothing", async ({ page, allow }) => {
    allow(refused(409));
    allow(refused(500));
    await openPlanner(page, {});
    await addDays(page, "Lesson days", "Monday");
    await store(page, { lessonDays: { "0": [1] } });
    await page.getByRole("button", { name: "Save schedule" }).click();
    const dialog = page.getByRole("dialog", { name: TITLE });
    await expect(dialog).toBeVisible();
    await page.route(/\/api\/schedule/, (route) => route.fulfill({ status: 500, body: "" }));
    await dialog.getByRole("button", { name: "Reload" }).click();
    await expect(toast(page, "Failed to fetch schedule.")).toBeVisible();
    await page.unrouteAll();
    await dialog.getByRole("button", { name: "Reload" }).click();
    await expectTotals(page, [1, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

test.describe("leaving with unsaved changes", () => {
  const leaving = "Unsaved changes";

  test("a link inside asks: stay, leave, or save and leave", async ({ page }) => {
    await openPlanner(page, {});
    await addDays(page, "Lesson days", "Monday");
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "User Profile" });
    const dialog = page.getByRole("dialog", { name: leaving });
    await link.click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Stay", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(PLANNER);
    await expectTotals(page, [4, 4, 5, 4, 4, 4, 5, 4, 5]);

    await link.click();
    await dialog.getByRole("button", { name: "Save and leave" }).click();
    await expect(page).toHaveURL("/admin/user-profile");
    expect((await stored(page)).lessonDays["0"]).toEqual([7, 14, 21, 28]);

    await page.goBack();
    await addDays(page, "Lesson days", "Friday");
    await link.click();
    await dialog.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(page).toHaveURL("/admin/user-profile");
    expect((await stored(page)).lessonDays["0"]).toEqual([7, 14, 21, 28]);
  });

  test("another year and Back ask", async ({ page }) => {
    await store(page, {}, 2027);
    await openPlanner(page, {});
    const picker = page.getByRole("combobox", { name: "School year" });
    const dialog = page.getByRole("dialog", { name: leaving });
    await addDays(page, "Lesson days", "Monday");
    await picker.selectOption("2027");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(picker).toHaveValue("2026");
    await picker.selectOption("2027");
    await dialog.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(page).toHaveURL("/admin/schedule-builder?year=2027");
    await expectTotals(page, Array(9).fill(0));

    await addDays(page, "Lesson days", "1");
    await page.goBack();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Stay", exact: true }).click();
    await expect(page).toHaveURL("/admin/schedule-builder?year=2027");
    await expectTotals(page, Array(9).fill(1));
  });

  test("Logout asks; one who leaves is asked no second time", async ({ page, teacher }) => {
    await openPlanner(page, {});
    await addDays(page, "Lesson days", "Monday");
    const dialog = page.getByRole("dialog", { name: leaving });
    const logout = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Logout" });
    await logout.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Stay", exact: true }).click();
    await expect(page.getByRole("banner")).toContainText(teacher.name);
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await logout.click();
    await dialog.getByRole("button", { name: "Save and leave" }).click();
    await expect(page).toHaveURL("/auth/login");
    await signIn(page.request, teacher);
    expect((await stored(page)).lessonDays["0"]).toEqual([7, 14, 21, 28]);
  });

  test("the browser asks before the window goes, and not once all is saved", async ({ page }) => {
    await openPlanner(page, {});
    await addDays(page, "Lesson days", "Monday");
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await expectTotals(page, [4, 4, 5, 4, 4, 4, 5, 4, 5]);
    await save(page);
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
  });
});

test("each school year has a schedule of its own", async ({ page }) => {
  await openPlanner(page, {});
  await addDays(page, "Lesson days", "Monday");
  await save(page);
  const picker = page.getByRole("combobox", { name: "School year" });
  await expect(picker.getByRole("option", { name: "2026 / 27" })).toBeAttached();
  await store(page, { lessonDays: { "0": [1] } }, 2027);
  await page.reload();
  await hydrated(page);
  await picker.selectOption({ label: "2027 / 28" });
  await expect(page).toHaveURL("/admin/schedule-builder?year=2027");
  await expect(grid(page)).toHaveAccessibleName("Schedule 2027 / 28");
  await expectTotals(page, [1, 0, 0, 0, 0, 0, 0, 0, 0]);
  // 2028 is a leap year
  await expect(day(page, "29 February, Tuesday")).toBeVisible();
  await page.goBack();
  await expectTotals(page, [4, 4, 5, 4, 4, 4, 5, 4, 5]);
  await expect(picker).toHaveValue("2026");
});
