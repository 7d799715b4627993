import type { Page } from "@playwright/test";
import { LESSON_COLORS } from "~/lessons/colors";
import { addDays } from "~/lessons/rules";
import {
  addLesson,
  dialog,
  event,
  freeSlot,
  grid,
  liveIn,
  liveToday,
  MONDAY,
  openDashboard,
  SUNDAY,
  slot,
  TUESDAY,
  WEEK,
} from "./dashboard-page";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdScreens,
  hydrated,
  pressAtOnce,
  test,
  toast,
} from "./fixtures";

const ROWS = Array.from({ length: 14 }, (_, i) => `${String(i + 9).padStart(2, "0")}:00`);

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const range = (page: Page) => page.getByRole("region", { name: "Weekly Calendar" }).locator("[aria-live]");

test("a Time column, seven weekdays in their order, hours from 09:00 to 22:00", async ({ page }) => {
  await openDashboard(page);
  await expect(grid(page).getByRole("columnheader")).toHaveText([
    "Time",
    "Sun 7 Mar",
    "Mon 8 Mar",
    "Tues 9 Mar",
    "Wed 10 Mar",
    "Thurs 11 Mar",
    "Fri 12 Mar",
    "Sat 13 Mar",
  ]);
  await expect(grid(page).getByRole("rowheader")).toHaveText(ROWS);
  await expect(grid(page).getByRole("gridcell")).toHaveCount(7 * 14);
  await expect(grid(page)).toHaveAccessibleName("Weekly Calendar, 7 – 13 March 2027");
  await expectAccessible(page);
});

test("a week that begins on a Wednesday keeps the columns; each has the date that falls into it", async ({
  page,
}) => {
  await addLesson(page, { date: "2026-12-30", title: "Wednesday's" });
  await addLesson(page, { date: "2027-01-05", title: "Tuesday's" });
  await addLesson(page, { date: "2027-01-06", title: "Not shown" });
  await openDashboard(page, "/admin/dashboard?start=2026-12-30");
  await expect(range(page)).toHaveText("30 December 2026 – 5 January 2027");
  await expect(grid(page).getByRole("columnheader")).toHaveText([
    "Time",
    "Sun 3 Jan",
    "Mon 4 Jan",
    "Tues 5 Jan",
    "Wed 30 Dec",
    "Thurs 31 Dec",
    "Fri 1 Jan",
    "Sat 2 Jan",
  ]);
  await expect(slot(page, "2026-12-30", 10)).toContainText("Wednesday's");
  await expect(slot(page, "2027-01-05", 10)).toContainText("Tuesday's");
  await expect(grid(page)).not.toContainText("Not shown");
});

test("arrows step by seven days, Today comes back; the page stays where it is scrolled to", async ({
  page,
}) => {
  await addLesson(page, { date: "2027-03-15", title: "A week later" });
  await openDashboard(page);
  const scrolled = await page.evaluate(() => {
    window.scrollTo({ top: 100, behavior: "instant" });
    return window.scrollY;
  });
  expect(scrolled).toBeGreaterThan(50);
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(range(page)).toHaveText("14 – 20 March 2027");
  await expect(event(page, "A week later")).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(page.getByRole("link", { name: "Next week" })).toBeFocused();
  await page.getByRole("link", { name: "Previous week" }).click({ clickCount: 2 });
  await expect(range(page)).toHaveText("28 February – 6 March 2027");
  await expect(page).toHaveURL("/admin/dashboard?start=2027-02-28");
  await page.reload();
  await expect(range(page)).toHaveText("28 February – 6 March 2027");
  await page.getByRole("link", { name: "Today" }).click();
  await expect(page).toHaveURL("/admin/dashboard");
  await expect(grid(page).locator("th[aria-current=date]")).toHaveCount(1);
});

test("whoever is faster than the weeks come gets as many weeks as presses", async ({ page, teacher }) => {
  const { today } = await liveToday(page, teacher);
  await openDashboard(page);
  const arrow = (name: string) => page.getByRole("link", { name });
  await pressAtOnce(arrow("Next week"), 3);
  await expect(range(page)).toHaveText("28 March – 3 April 2027");
  await pressAtOnce(arrow("Previous week"), 2);
  await expect(range(page)).toHaveText("14 – 20 March 2027");

  const release = await holdScreens(page);
  await arrow("Next week").click();
  await arrow("Next week").click();
  await arrow("Previous week").click();
  await arrow("Next week").click();
  // what a new tab would be opened with
  await expect(arrow("Next week")).toHaveAttribute("href", /start=2027-04-04$/);
  release();
  await expect(range(page)).toHaveText("28 March – 3 April 2027");
  await page.goBack();
  await expect(range(page)).toHaveText("14 – 20 March 2027");
  await arrow("Next week").press("Enter");
  await expect(range(page)).toHaveText("21 – 27 March 2027");

  const releaseAgain = await holdScreens(page);
  await arrow("Next week").click();
  await page.getByRole("link", { name: "Today" }).click();
  await expect(arrow("Next week")).toHaveAttribute("href", new RegExp(`start=${addDays(today, 7)}$`));
  releaseAgain();
  await expect(page).toHaveURL("/admin/dashboard");
  await expect(slot(page, today, 9)).toHaveAttribute("data-today", "true");
});

test("an event stands in the row of its hour, clamped, and shows its real time", async ({ page }) => {
  await addLesson(page, { time: "06:30", title: "Early bird" });
  await addLesson(page, { time: "23:45", title: "Night owl" });
  await addLesson(page, { time: "10:45", title: "Late in its hour" });
  await addLesson(page, { time: "10:15", title: "Early in its hour" });
  await openDashboard(page);
  await expect(slot(page, MONDAY, 9).getByRole("button")).toHaveText(
    /^06:30\s*Early bird\s*Grade 7 · Group$/,
  );
  await expect(slot(page, MONDAY, 22).getByRole("button")).toHaveText(/^23:45\s*Night owl/);
  await expect(slot(page, MONDAY, 10).getByRole("button")).toHaveText([
    /^10:15\s*Early in its hour/,
    /^10:45\s*Late in its hour/,
  ]);
  await expect(freeSlot(page, "Monday 8 March, 11:00")).toBeVisible();
});

test("thirty lessons in a slot and titles of 200 characters break nothing", async ({ page }) => {
  for (let i = 0; i < 30; i += 1) await addLesson(page, { title: `Lesson ${i}`, time: `10:${10 + i}` });
  await addLesson(page, {
    date: TUESDAY,
    title: "Donaudampfschifffahrt".repeat(10).slice(0, 200),
    grade: "G".repeat(100),
    type: "T ".repeat(50).trim(),
  });
  for (const width of [1280, 1100, 900, 761]) {
    await page.setViewportSize({ width, height: 900 });
    await openDashboard(page);
    await expect(slot(page, MONDAY, 10).getByRole("button")).toHaveCount(30);
    await expectNoSidewaysScroll(page);
    const height = async () => (await slot(page, MONDAY, 10).boundingBox())?.height;
    await expect.poll(height).toBeLessThan(30 * 45);
    const last = event(page, "Lesson 29");
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  }
  await expectAccessible(page);
});

test("an event that repeats says so", async ({ page }) => {
  await addLesson(page, { repeatUntil: "2027-03-22" });
  await openDashboard(page);
  await expect(event(page, /Past simple.*/)).toContainText("repeats");
});

/** How well an event's words stand out from what is behind them, as WCAG counts it. */
const contrastOf = (page: Page, title: string) =>
  event(page, title).evaluate((element) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("no canvas");
    const luminance = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const style = getComputedStyle(element);
    const [a, b] = [luminance(style.color), luminance(style.backgroundColor)].sort((x, y) => y - x);
    return ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05);
  });

test("every colour is readable in both themes, also black, white and grey", async ({ page }) => {
  const colours = [
    ..."#000000 #ffffff #808080 #ff0000 #00ff00 #0000ff #ffff00 #00ffff #ff00ff #010203 #fefefe".split(" "),
    ...LESSON_COLORS.map(({ value }) => value),
  ];
  for (const [i, color] of colours.entries())
    await addLesson(page, {
      color,
      title: `In ${color}`,
      time: `${String(9 + (i % 14)).padStart(2, "0")}:00`,
    });
  await openDashboard(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const color of colours)
      expect(await contrastOf(page, `In ${color}`), `${color}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
  }
  const edge = await event(page, "In #ff0000").evaluate(
    (element) => getComputedStyle(element).borderLeftColor,
  );
  expect(edge).toBe("rgb(255, 0, 0)");
});

test("an address with a lesson opens it, and closing it cleans the address", async ({ page }) => {
  const id = await addLesson(page);
  await openDashboard(page, `${WEEK}&lesson=${id}`);
  await expect(dialog(page, "Edit lesson").getByLabel("Title")).toHaveValue("Past simple");
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Edit lesson")).toBeHidden();
  await expect(page).toHaveURL(WEEK);
  await openDashboard(page, `${WEEK}&lesson=${"0".repeat(26)}`);
  await expect(toast(page, "This lesson is not there any more.")).toBeVisible();
  await expect(dialog(page, "Edit lesson")).toHaveCount(0);
});

/** The teacher's zone, and the browser's. */
const ZONES = [
  ["Pacific/Kiritimati", "America/Los_Angeles"],
  ["America/Los_Angeles", "Pacific/Kiritimati"],
  ["Europe/Riga", "Asia/Kolkata"],
] as const;

/** Where days end an hour before or after they do there, and are others than the browser's too. */
const NEIGHBOURS = {
  "Pacific/Kiritimati": "Pacific/Tongatapu",
  "America/Los_Angeles": "America/Denver",
  "Europe/Riga": "Europe/Berlin",
};

for (const [teachers, browsers] of ZONES)
  test.describe(`a teacher in ${teachers} with a browser in ${browsers}`, () => {
    test.use({ timezoneId: browsers });

    test("sees the teacher's today, and dates that do not shift", async ({ page, teacher }) => {
      const { today } = await liveToday(page, teacher, [teachers, NEIGHBOURS[teachers]]);
      await addLesson(page, { date: today, time: "09:00", title: "Today's" });
      await openDashboard(page, "/admin/dashboard");
      await expect(slot(page, today, 9)).toContainText("Today's");
      await expect(slot(page, today, 9)).toHaveAttribute("data-today", "true");
      await event(page, "Today's").click();
      const form = dialog(page, "Edit lesson");
      await expect(form.getByLabel("Date")).toHaveValue(today);
      await expect(form.getByLabel("Time")).toHaveValue("09:00");
      await form.getByRole("button", { name: "Save" }).click();
      await expect(form).toBeHidden();
      await expect(slot(page, today, 9)).toContainText("Today's");
      await page.reload();
      await expect(slot(page, today, 9)).toContainText("Today's");
    });

    test("sees the line of now by the teacher's clock, and it goes on", async ({ page, teacher }) => {
      await liveIn(page, teacher, teachers);
      // a quarter past one on Monday on the teacher's clock
      const offset = { "Pacific/Kiritimati": 14, "America/Los_Angeles": -8, "Europe/Riga": 2 }[teachers];
      const quarterPast = Date.parse(`${MONDAY}T13:15:00Z`) - offset * 3_600_000;
      await page.clock.install({ time: quarterPast - 3_600_000 });
      await page.goto(WEEK);
      await page.clock.pauseAt(quarterPast);
      await page.reload();
      await hydrated(page);
      const line = grid(page).locator(".now-line");
      await expect(slot(page, MONDAY, 13).locator(".now-line")).toHaveAttribute("style", /top:\s*25/);
      await page.clock.runFor(30 * 60_000);
      await expect(slot(page, MONDAY, 13).locator(".now-line")).toHaveAttribute("style", /top:\s*75/);
      await page.clock.runFor(30 * 60_000);
      await expect(slot(page, MONDAY, 14).locator(".now-line")).toHaveAttribute("style", /top:\s*25/);
      await expect(line).toHaveCount(1);
      await expect(grid(page).locator("th[aria-current=date]")).toHaveText("Mon 8 Mar");
      await page.clock.runFor(10 * 3_600_000);
      await expect(line).toHaveCount(0);
      await expect(grid(page).locator("th[aria-current=date]")).toHaveText("Tues 9 Mar");
    });
  });

test("a bad first day shows today", async ({ page, teacher }) => {
  const { today } = await liveToday(page, teacher);
  await openDashboard(page, "/admin/dashboard?start=2026-02-30");
  await expect(slot(page, today, 9)).toHaveAttribute("data-today", "true");
  await openDashboard(page, `/admin/dashboard?start=${SUNDAY}`);
  await expect(grid(page).locator("[data-today]")).toHaveCount(0);
});
