import type { Page } from "@playwright/test";
import {
  addLesson,
  askToJoin,
  dialog,
  field,
  grid,
  liveToday,
  openDashboard,
  requests,
  TUESDAY,
} from "./dashboard-page";
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from "./fixtures";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const day = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the week is a list of its days, from the first one on", async ({ page }) => {
  await addLesson(page, { time: "12:00", title: "IELTS writing" });
  await addLesson(page, { time: "06:30", title: "Early bird" });
  await openDashboard(page, "/admin/dashboard?start=2027-03-08");
  await expect(grid(page)).toBeHidden();
  await expect(
    page.getByRole("region", { name: "Weekly Calendar" }).getByRole("heading", { level: 3 }),
  ).toHaveText([
    "Monday 8 March",
    "Tuesday 9 March",
    "Wednesday 10 March",
    "Thursday 11 March",
    "Friday 12 March",
    "Saturday 13 March",
    "Sunday 14 March",
  ]);
  await expect(day(page, "Monday 8 March").getByRole("button")).toHaveText([
    "",
    /^06:30\s*Early bird\s*Grade 7 · Group\s*$/,
    /^12:00\s*IELTS writing\s*Grade 7 · Group\s*$/,
  ]);
  await expect(day(page, "Tuesday 9 March")).toContainText("No lessons");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("today is marked", async ({ page, teacher }) => {
  const { today: date } = await liveToday(page, teacher);
  await openDashboard(page, "/admin/dashboard");
  const [, month = "", number = ""] = date.split("-");
  const name = new Date(Date.UTC(2000, Number(month) - 1)).toLocaleString("en", {
    month: "long",
    timeZone: "UTC",
  });
  const today = page.getByRole("region", { name: new RegExp(` ${Number(number)} ${name}$`) });
  await expect(today).toContainText("Today");
});

test("each day has a button that adds to it; lessons open", async ({ page }) => {
  await openDashboard(page);
  await page.getByRole("button", { name: "Add a lesson on Tuesday 9 March" }).click();
  const form = dialog(page, "New lesson");
  await expect(field(form, "Date")).toHaveValue(TUESDAY);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await field(form, "Title").fill("Phonics");
  await field(form, "Grade").fill("Grade 2");
  await field(form, "Type").fill("Pair");
  await form.getByRole("button", { name: "Add lesson" }).click();
  await expect(toast(page, "Lesson added.")).toBeVisible();
  const lesson = day(page, "Tuesday 9 March").getByRole("button", { name: "Phonics" });
  await lesson.click();
  await dialog(page, "Edit lesson").getByRole("button", { name: "Delete" }).click();
  await expect(lesson).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add a lesson on Tuesday 9 March" })).toBeFocused();
});

test("three cards in a row, and requests that a finger can answer", async ({ page }) => {
  await askToJoin(page, "Anna Belova");
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await openDashboard(page, "/admin/dashboard");
    const tops = await page
      .locator("dl > div")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const approve = await requests(page).getByRole("button", { name: "Approve Anna Belova" }).boundingBox();
    expect(Math.min(approve?.width ?? 0, approve?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await expectNoSidewaysScroll(page);
  }
});
