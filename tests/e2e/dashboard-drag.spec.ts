import {
  addDailyLessons,
  addLesson,
  changeLesson,
  dialog,
  event,
  MONDAY,
  openDashboard,
  refuseOnce,
  SATURDAY,
  SUNDAY,
  slot,
  storedWeek,
  TUESDAY,
} from "./dashboard-page";
import { expect, expectAccessible, keep, refused, test, toast } from "./fixtures";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const PUT = /\/api\/lessons\/[0-9a-z]{26}/;

test("a lesson is dragged to another slot: whole hours move, the minutes stay; Undo takes it back", async ({
  page,
}) => {
  await addLesson(page, { time: "10:20" });
  await openDashboard(page);
  await event(page, "Past simple").dragTo(slot(page, TUESDAY, 13));
  await expect(slot(page, TUESDAY, 13)).toContainText("13:20");
  await expect(slot(page, MONDAY, 10)).not.toContainText("Past simple");
  const told = toast(page, "Past simple moved to Tuesday 9 March, 13:20.");
  await expect(told).toBeVisible();
  await expect(event(page, "Past simple")).toBeFocused();
  await keep(told);
  expect(await storedWeek(page)).toEqual([`${TUESDAY} 13:20 Past simple`]);
  await expectAccessible(page);
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Past simple is back at Monday 8 March, 10:20.")).toBeVisible();
  await expect(slot(page, MONDAY, 10)).toContainText("Past simple");
  expect(await storedWeek(page)).toEqual([`${MONDAY} 10:20 Past simple`]);
});

test("it is shown there at once, and put back when the server refuses", async ({ page, allow }) => {
  allow(refused(503));
  await addLesson(page);
  await openDashboard(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(PUT, async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { message: "Not now." } });
  });
  await event(page, "Past simple").dragTo(slot(page, TUESDAY, 13));
  await expect(slot(page, TUESDAY, 13)).toContainText("13:00");
  await expect(page.getByRole("listitem").filter({ hasText: "moved to" })).toHaveCount(0);
  answer();
  await expect(toast(page, "Not now.")).toBeVisible();
  await expect(slot(page, MONDAY, 10)).toContainText("10:00");
  await expect(slot(page, TUESDAY, 13)).not.toContainText("Past simple");
});

test("without a network it is put back too", async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await addLesson(page);
  await openDashboard(page);
  await page.route(PUT, (route) => route.abort());
  await event(page, "Past simple").dragTo(slot(page, TUESDAY, 13));
  await expect(toast(page, "Failed to move lesson.")).toBeVisible();
  await expect(slot(page, MONDAY, 10)).toContainText("Past simple");
});

test("outside of the rows a lesson keeps its time when only the day changes", async ({ page }) => {
  await addLesson(page, { time: "06:30", title: "Early bird" });
  await openDashboard(page);
  await event(page, "Early bird").dragTo(slot(page, SATURDAY, 9));
  await expect(toast(page, "Early bird moved to Saturday 13 March, 06:30.")).toBeVisible();
  await event(page, "Early bird").dragTo(slot(page, SATURDAY, 10));
  await expect(toast(page, "Early bird moved to Saturday 13 March, 10:30.")).toBeVisible();
  expect(await storedWeek(page)).toEqual([`${SATURDAY} 10:30 Early bird`]);
});

test("onto another lesson it joins its slot; onto its own it does nothing", async ({ page }) => {
  await addLesson(page);
  await addLesson(page, { date: SUNDAY, title: "Phonics", time: "10:30" });
  await openDashboard(page);
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && asked.push(request.url()));
  await event(page, "Past simple").dragTo(slot(page, MONDAY, 10), { targetPosition: { x: 8, y: 4 } });
  await event(page, "Past simple").dragTo(event(page, "Phonics"));
  await expect(slot(page, SUNDAY, 10).getByRole("button")).toHaveText([/Past simple/, /Phonics/]);
  await expect(toast(page, "Past simple moved to Sunday 7 March, 10:00.")).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("a lesson that repeats is asked for", async ({ page }) => {
  await addLesson(page, { repeatUntil: "2027-03-22" });
  await openDashboard(page, "/admin/dashboard?start=2027-03-14");
  const scope = dialog(page, "Move this lesson only?");
  await event(page, "Past simple").dragTo(slot(page, "2027-03-16", 11));
  await scope.getByRole("button", { name: "Cancel" }).click();
  await expect(scope).toBeHidden();
  await expect(slot(page, "2027-03-15", 10)).toContainText("Past simple");

  await event(page, "Past simple").dragTo(slot(page, "2027-03-16", 11));
  await scope.getByRole("button", { name: "This and the following" }).click();
  const told = toast(page, "Past simple moved to Tuesday 16 March, 11:00.");
  await keep(told);
  const weeks = () => storedWeek(page, MONDAY, "2027-03-31");
  expect(await weeks()).toEqual([
    `${MONDAY} 10:00 Past simple`,
    "2027-03-16 11:00 Past simple",
    "2027-03-23 11:00 Past simple",
  ]);
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Past simple is back at Monday 15 March, 10:00.")).toBeVisible();
  expect((await weeks())[2]).toBe("2027-03-22 10:00 Past simple");

  await event(page, "Past simple").dragTo(slot(page, "2027-03-17", 9));
  await scope.getByRole("button", { name: "Only this lesson" }).click();
  await expect(toast(page, "Past simple moved to Wednesday 17 March, 09:00.")).toBeVisible();
  expect(await weeks()).toEqual([
    `${MONDAY} 10:00 Past simple`,
    "2027-03-17 09:00 Past simple",
    "2027-03-22 10:00 Past simple",
  ]);
});

test("a series that moves leaves a later lesson what it was given of its own", async ({ page }) => {
  await addLesson(page, { repeatUntil: "2027-03-22" });
  await changeLesson(page, "2027-03-15", { title: "EXAM", time: "16:00", color: "#cc0000" });
  await openDashboard(page);
  const sent: unknown[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.postDataJSON()));
  await event(page, "Past simple").dragTo(slot(page, TUESDAY, 11));
  await dialog(page, "Move this lesson only?")
    .getByRole("button", { name: "This and the following" })
    .click();
  await expect(toast(page, "Past simple moved to Tuesday 9 March, 11:00.")).toBeVisible();
  expect(sent).toEqual([{ date: TUESDAY, time: "11:00" }]);
  expect(await storedWeek(page, MONDAY, "2027-03-31")).toEqual([
    `${TUESDAY} 11:00 Past simple`,
    "2027-03-16 16:00 EXAM",
    "2027-03-23 11:00 Past simple",
  ]);
});

test("Undo of a series that moved takes back what was moved, and no lesson besides", async ({ page }) => {
  await addLesson(page, { repeatUntil: "2027-03-29" });
  await changeLesson(page, "2027-03-15", { date: "2027-03-21", time: "12:00" });
  const stored = () => storedWeek(page, MONDAY, "2027-04-10");
  const before = await stored();
  await openDashboard(page, "/admin/dashboard?start=2027-03-21");
  const second = slot(page, "2027-03-22", 10).getByRole("button");
  await second.focus();
  await second.press("Alt+ArrowLeft");
  await dialog(page, "Move this lesson only?")
    .getByRole("button", { name: "This and the following" })
    .click();
  const told = toast(page, "Past simple moved to Sunday 21 March, 10:00.");
  await keep(told);
  expect(await stored()).not.toEqual(before);
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Past simple is back at Monday 22 March, 10:00.")).toBeVisible();
  expect(await stored()).toEqual(before);
});

test("Undo puts a whole school year of lessons back", async ({ page }) => {
  await addDailyLessons(page);
  await openDashboard(page, "/admin/dashboard?start=2026-12-06");
  await slot(page, "2026-12-07", 10)
    .getByRole("button")
    .dragTo(slot(page, "2026-12-07", 12));
  await dialog(page, "Move this lesson only?")
    .getByRole("button", { name: "This and the following" })
    .click();
  const told = toast(page, "Past simple moved to Monday 7 December, 12:00.");
  await keep(told);
  await expect(slot(page, "2026-12-12", 12)).toContainText("Past simple");
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(slot(page, "2026-12-12", 10)).toContainText("Past simple");
  await expect(slot(page, "2026-12-07", 10)).toContainText("Past simple");
});

for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"])
  test.describe(`with a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("a drag lands on the day that it is dropped on", async ({ page }) => {
      await addLesson(page, { time: "23:30", title: "Night owl" });
      await openDashboard(page);
      await event(page, "Night owl").dragTo(slot(page, SUNDAY, 22));
      await expect(toast(page, "Night owl moved to Sunday 7 March, 23:30.")).toBeVisible();
      expect(await storedWeek(page)).toEqual([`${SUNDAY} 23:30 Night owl`]);
    });
  });

test("a refused move leaves what others have changed meanwhile in sight", async ({ page, allow }) => {
  allow(refused(503));
  await addLesson(page);
  await openDashboard(page);
  await addLesson(page, { title: "Phonics", time: "15:00" });
  await refuseOnce(page, "PUT", PUT, 503, { message: "Not now." });
  await event(page, "Past simple").dragTo(slot(page, TUESDAY, 13));
  await expect(slot(page, MONDAY, 15)).toContainText("Phonics");
});
