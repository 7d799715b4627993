import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FROM_OUR_PAGE,
  keep,
  refused,
  test,
  toast,
} from "./fixtures";
import { tabTo } from "./keys";
import { addDays, EMPTY, openPlanner, type Plan, stored } from "./planner";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

/** Four lessons: three Mondays of September, as the 14th is off, and one of October. */
const SOME: Partial<Plan> = { lessonDays: { "0": [7, 14, 21, 28], "1": [5] }, holidayDays: { "0": [14] } };
const DATES = ["2026-09-07", "2026-09-21", "2026-09-28", "2026-10-05"];

const NAME = "Add lessons to calendar";
const opener = (page: Page) => page.getByRole("button", { name: NAME });
const dialog = (page: Page) => page.getByRole("dialog", { name: NAME });
const preview = (page: Page) => page.getByRole("region", { name: "What will be added" });

async function openDialog(page: Page): Promise<void> {
  await opener(page).click();
  await dialog(page).getByLabel("From").fill("2026-09-01");
  await expect(preview(page)).not.toContainText("Counting lesson days");
}

async function fillLooks(page: Page): Promise<void> {
  await dialog(page).getByLabel("Title").fill("Past simple");
  await dialog(page).getByLabel("Grade").fill("Grade 7");
  await dialog(page).getByLabel("Type").fill("Group");
}

/** The lessons that the server has in September and October. */
async function lessons(page: Page): Promise<Record<string, unknown>[]> {
  const path = "/api/dashboard/calendar-events?startDate=2026-09-01&endDate=2026-10-31";
  return (await (await page.request.get(path, FROM_OUR_PAGE)).json()).events;
}
const dates = async (page: Page) => (await lessons(page)).map(({ date }) => date);

test("tells what will be made, makes it, and takes it back", async ({ page }) => {
  await openPlanner(page, SOME);
  await opener(page).click();
  await expect(dialog(page).getByLabel("To")).toHaveValue("2027-05-31");
  await dialog(page).getByLabel("From").fill("2026-09-01");
  await expect(preview(page)).toContainText("4 lessons, from 7 September 2026 to 5 October 2026");
  await expect(preview(page).getByRole("listitem")).toHaveText(["September 3", "October 1"]);
  await dialog(page).getByLabel("Time").fill("15:30");
  await dialog(page).getByLabel("Minutes").fill("45");
  await fillLooks(page);
  await dialog(page).getByRole("radio", { name: "Violet" }).check();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add 4 lessons" }).click();
  await keep(toast(page, "4 lessons added."));
  await expect(dialog(page)).toBeHidden();
  expect(await lessons(page)).toMatchObject(
    DATES.map((date) => ({
      date,
      time: "15:30",
      durationMinutes: 45,
      title: "Past simple",
      grade: "Grade 7",
      type: "Group",
      color: "#8a63b5",
    })),
  );
  await toast(page, "4 lessons added.").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "The lessons are gone again.")).toBeVisible();
  expect(await lessons(page)).toEqual([]);
});

test("a second press makes nothing, and is told before", async ({ page }) => {
  await openPlanner(page, SOME);
  await openDialog(page);
  await fillLooks(page);
  await dialog(page).getByRole("button", { name: "Add 4 lessons" }).click();
  await expect(toast(page, "4 lessons added.")).toBeVisible();
  await openDialog(page);
  await expect(preview(page)).toContainText("Nothing to add: on all 4 days a lesson stands there already.");
  await expect(dialog(page).getByRole("button", { name: "Add lessons" })).toBeDisabled();
  await dialog(page).getByLabel("Title").fill("Again");
  await dialog(page).getByLabel("Title").press("Enter");
  await dialog(page).getByLabel("Time").fill("11:00");
  await expect(preview(page)).toContainText("4 lessons, from");
  expect(await dates(page)).toEqual(DATES);
});

test("days on which a lesson stands are left out; the span decides", async ({ page }) => {
  await openPlanner(page, SOME);
  const looks = { time: "10:00", title: "T", grade: "G", type: "T", color: "#000000" };
  await page.request.post("/api/lessons", { ...FROM_OUR_PAGE, data: { ...looks, date: "2026-09-21" } });
  await openDialog(page);
  await expect(preview(page)).toContainText("1 day left out: a lesson stands there already.");
  await dialog(page).getByLabel("From").fill("2026-09-21");
  await expect(preview(page)).toContainText("2 lessons, from 28 September 2026 to 5 October 2026");
  await dialog(page).getByLabel("To").fill("2026-09-22");
  await expect(preview(page)).toContainText("on the only day a lesson stands there already");
  await dialog(page).getByLabel("To").fill("2026-09-20");
  await expect(preview(page)).toContainText("Choose a first and a last day inside the school year");
  await dialog(page).getByLabel("From").fill("2026-09-15");
  await expect(preview(page)).toContainText("There are no lesson days in this span.");
});

test("unsaved changes are saved first; where that fails nothing is made", async ({ page, allow }) => {
  allow(refused(503));
  await openPlanner(page, EMPTY);
  await addDays(page, "Lesson days", "Monday");
  await opener(page).click();
  const first = page.getByRole("dialog", { name: "Save the schedule first" });
  await expectAccessible(page);
  await page.route(/\/api\/schedule\?/, (route) => route.fulfill({ status: 503, json: {} }));
  await first.getByRole("button", { name: "Save and continue" }).click();
  await expect(toast(page, "Failed to save schedule.")).toBeVisible();
  await expect(first).toBeVisible();
  expect(await lessons(page)).toEqual([]);
  await page.unroute(/\/api\/schedule\?/);
  await first.getByRole("button", { name: "Save and continue" }).click();
  await expect(dialog(page)).toBeVisible();
  expect((await stored(page)).lessonDays["0"]).toEqual([7, 14, 21, 28]);
  await dialog(page).getByLabel("From").fill("2026-09-01");
  await dialog(page).getByLabel("To").fill("2026-09-30");
  await expect(preview(page)).toContainText("4 lessons, from 7 September 2026 to 28 September 2026");
});

test("a failure keeps what was typed and says so", async ({ page, allow }) => {
  allow(refused(503));
  allow(refused(422));
  await openPlanner(page, SOME);
  await openDialog(page);
  await fillLooks(page);
  const failing = /\/api\/schedule\/lessons$/;
  await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }));
  await dialog(page).getByRole("button", { name: "Add 4 lessons" }).click();
  await expect(toast(page, "The lessons could not be added. Please try again.")).toBeVisible();
  const issue = { path: "grade", message: "A grade cannot hold line breaks or control characters." };
  await page.route(failing, (route) =>
    route.fulfill({ status: 422, json: { code: "invalid", message: issue.message, issues: [issue] } }),
  );
  await dialog(page).getByRole("button", { name: "Add 4 lessons" }).click();
  await expect(dialog(page).getByLabel("Grade")).toBeFocused();
  await expect(dialog(page).getByLabel("Grade")).toHaveAccessibleDescription(issue.message);
  await expect(dialog(page).getByLabel("Title")).toHaveValue("Past simple");
  expect(await lessons(page)).toEqual([]);
});

test("works with the keyboard alone", async ({ page }) => {
  await openPlanner(page, SOME);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("From")).toBeFocused();
  await page.keyboard.type("09012026");
  await tabTo(page, "Title");
  await page.keyboard.type("Phonics");
  await tabTo(page, "Grade");
  await page.keyboard.type("Grade 2");
  await tabTo(page, "Type");
  await page.keyboard.type("Pair");
  await tabTo(page, "Blue");
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("radio", { name: "Teal" })).toBeChecked();
  await expect(preview(page)).toContainText("4 lessons");
  await tabTo(page, "Add 4 lessons");
  await page.keyboard.press("Enter");
  await expect(toast(page, "4 lessons added.")).toBeVisible();
  await expect(opener(page)).toBeFocused();
  expect(await lessons(page)).toMatchObject(DATES.map(() => ({ title: "Phonics", color: "#0f8f9c" })));
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("From")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("speaks Russian", async ({ page }) => {
  await openPlanner(page, { ...SOME, language: "ru" });
  await page.getByRole("button", { name: "Добавить уроки в календарь" }).click();
  const russian = page.getByRole("dialog", { name: "Добавить уроки в календарь" });
  await russian.getByLabel("С", { exact: true }).fill("2026-09-01");
  await expect(russian).toContainText("4 урока, с 7 сентября 2026 по 5 октября 2026");
  await russian.getByLabel("Название").fill("Разговор");
  await russian.getByLabel("Класс").fill("7");
  await russian.getByLabel("Тип").fill("Группа");
  await russian.getByRole("radio", { name: "Бирюзовый" }).check();
  await russian.getByRole("button", { name: "Добавить 4 урока" }).click();
  await toast(page, "4 урока добавлено.").getByRole("button", { name: "Отменить" }).click();
  await expect(toast(page, "Уроки снова убраны.")).toBeVisible();
  expect(await lessons(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("fits, and every colour can be touched", async ({ page }) => {
    await openPlanner(page, SOME);
    await opener(page).tap();
    await dialog(page).getByLabel("From").fill("2026-09-01");
    await expect(preview(page)).toContainText("4 lessons");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    for (const colour of await dialog(page).getByRole("radio").all()) {
      const box = await colour.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(30);
    }
    await fillLooks(page);
    await dialog(page).getByRole("radio", { name: "Red" }).tap();
    await dialog(page).getByRole("button", { name: "Add 4 lessons" }).tap();
    await expect(toast(page, "4 lessons added.")).toBeVisible();
    expect(await dates(page)).toEqual(DATES);
  });
});
