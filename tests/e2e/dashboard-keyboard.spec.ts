import {
  addLesson,
  dialog,
  event,
  field,
  freeSlot,
  grid,
  MONDAY,
  openDashboard,
  slot,
  storedWeek,
  TUESDAY,
} from "./dashboard-page";
import { expect, test, toast } from "./fixtures";
import { tabTo } from "./keys";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

test("the grid is one stop for Tab; arrows, Home, End and Page keys walk in it", async ({ page }) => {
  await addLesson(page);
  await addLesson(page, { title: "Phonics", time: "10:30" });
  await openDashboard(page);
  await tabTo(page, "Sunday 7 March, 09:00, free");
  for (const [key, name] of [
    ["ArrowRight", "Monday 8 March, 09:00"],
    ["Control+End", "Saturday 13 March, 22:00"],
    ["Home", "Sunday 7 March, 22:00"],
    ["PageUp", "Sunday 7 March, 09:00"],
    ["ArrowUp", "Sunday 7 March, 09:00"],
    ["ArrowRight", "Monday 8 March, 09:00"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(freeSlot(page, name), key).toBeFocused();
  }
  await page.keyboard.press("ArrowDown");
  await expect(event(page, "Past simple")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(event(page, "Phonics")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(freeSlot(page, "Monday 8 March, 11:00")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(event(page, "Phonics")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(grid(page).locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(event(page, "Phonics")).toBeFocused();
  await expect(grid(page).locator("[tabindex='0']")).toHaveCount(1);
});

test("Enter adds to an empty slot and opens a lesson, N adds beside it; Esc returns the focus", async ({
  page,
}) => {
  await openDashboard(page);
  await freeSlot(page, "Monday 8 March, 10:00").focus();
  await page.keyboard.press("Enter");
  await expect(field(dialog(page, "New lesson"), "Title")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(freeSlot(page, "Monday 8 March, 10:00")).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(field(dialog(page, "New lesson"), "Title")).toBeFocused();
  await page.keyboard.type("Phonics");
  await tabTo(page, "Grade");
  await page.keyboard.type("Grade 2");
  await tabTo(page, "Type");
  await page.keyboard.type("Pair");
  await page.keyboard.press("Enter");
  await expect(event(page, "Phonics")).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(field(dialog(page, "Edit lesson"), "Title")).toHaveValue("Phonics");
  await page.keyboard.press("Escape");
  await expect(event(page, "Phonics")).toBeFocused();
  await page.keyboard.press("n");
  await expect(field(dialog(page, "New lesson"), "Date")).toHaveValue(MONDAY);
  await expect(field(dialog(page, "New lesson"), "Time")).toHaveValue("10:00");
});

test("Alt and an arrow move a lesson by an hour or a day; it is told, and keeps the focus", async ({
  page,
}) => {
  await addLesson(page, { time: "10:15" });
  await openDashboard(page);
  const status = page.locator("p[role=status]");
  await event(page, "Past simple").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(status).toHaveText("Monday 8 March, 11:15");
  await expect(event(page, "Past simple")).toBeFocused();
  await expect(slot(page, MONDAY, 11)).toContainText("11:15");
  await page.keyboard.press("Alt+ArrowRight");
  await expect(status).toHaveText("Tuesday 9 March, 11:15");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(slot(page, TUESDAY, 10)).toContainText("Past simple");
  await expect(event(page, "Past simple")).toBeFocused();
  await expect(page).toHaveURL("/admin/dashboard?start=2027-03-07");
  await expect.poll(() => storedWeek(page)).toEqual([`${TUESDAY} 10:15 Past simple`]);
  await expect(toast(page, "Past simple moved to Tuesday 9 March, 10:15.")).toBeVisible();
  await expect(event(page, "Past simple")).toBeFocused();
});

test("many presses in a row end where they lead, in order", async ({ page }) => {
  await addLesson(page, { time: "09:00" });
  await openDashboard(page);
  await event(page, "Past simple").focus();
  for (let hour = 10; hour <= 20; hour += 1) {
    await page.keyboard.press("Alt+ArrowDown");
    await expect(event(page, "Past simple")).toBeFocused();
  }
  await expect(slot(page, MONDAY, 20)).toContainText("20:00");
  await expect.poll(() => storedWeek(page)).toEqual([`${MONDAY} 20:00 Past simple`]);
  await expect(slot(page, MONDAY, 20)).toContainText("20:00");
});

test("it goes no further than the days that are shown, and says so", async ({ page }) => {
  await addLesson(page, { date: "2027-03-07" });
  await openDashboard(page);
  await event(page, "Past simple").focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(page.locator("p[role=status]")).toHaveText("It cannot be moved further there.");
  await expect(page).toHaveURL("/admin/dashboard?start=2027-03-07");
  expect(await storedWeek(page)).toEqual(["2027-03-07 10:00 Past simple"]);
});

test("a lesson that repeats is asked for, by the keyboard alone", async ({ page }) => {
  await addLesson(page, { repeatUntil: "2027-03-15" });
  await openDashboard(page);
  await event(page, "Past simple").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(dialog(page, "Move this lesson only?").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(event(page, "Past simple")).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await tabTo(page, "Only this lesson");
  await page.keyboard.press("Enter");
  await expect(event(page, "Past simple")).toBeFocused();
  await expect(slot(page, MONDAY, 11)).toContainText("Past simple");
  await expect.poll(() => storedWeek(page)).toEqual([`${MONDAY} 11:00 Past simple`]);
});
