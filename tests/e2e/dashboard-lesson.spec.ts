import type { Page } from "@playwright/test";
import {
  addLesson,
  addStudent,
  archiveStudent,
  dialog,
  event,
  field,
  freeSlot,
  MONDAY,
  openDashboard,
  refuseOnce,
  slot,
  storedWeek,
  TUESDAY,
} from "./dashboard-page";
import { expect, expectAccessible, FROM_OUR_PAGE, hydrated, keep, refused, test, toast } from "./fixtures";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const newLesson = (page: Page) => dialog(page, "New lesson");
const editLesson = (page: Page) => dialog(page, "Edit lesson");

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await field(newLesson(page), label).fill(value);
}

const FILLED = { Title: "Phonics", Grade: "Grade 2", Type: "Pair" };

test("a click on an empty slot fills in its date and time; what is saved stands there", async ({ page }) => {
  await addStudent(page, "Anna Belova", "Grade 2");
  await openDashboard(page);
  await freeSlot(page, "Tuesday 9 March, 11:00").click();
  const form = newLesson(page);
  await expect(field(form, "Title")).toBeFocused();
  await expect(field(form, "Date")).toHaveValue(TUESDAY);
  await expect(field(form, "Time")).toHaveValue("11:00");
  await expect(field(form, "Duration (minutes)")).toHaveValue("60");
  await expect(form.getByRole("radio")).toHaveCount(8);
  await expectAccessible(page);

  await field(form, "Student").selectOption({ label: "Anna Belova · Grade 2" });
  await expect(field(form, "Grade")).toHaveValue("Grade 2");
  await fill(page, { Title: "Phonics", Time: "11:30", "Duration (minutes)": "45", Type: "Pair" });
  await form.getByRole("radio", { name: "Violet" }).check();
  await form.getByRole("button", { name: "Add lesson" }).click();
  await expect(form).toBeHidden();
  await expect(toast(page, "Lesson added.")).toBeVisible();
  await expect(slot(page, TUESDAY, 11).getByRole("button")).toHaveText(/^11:30\s*Phonics\s*Grade 2 · Pair$/);
  await expect(event(page, "Phonics")).toBeFocused();
  await page.reload();
  await hydrated(page);
  await event(page, "Phonics").click();
  await expect(field(editLesson(page), "Student")).toHaveValue(/^[0-9a-z]{26}$/);
  await expect(field(editLesson(page), "Student")).toContainText("Anna Belova");
  await expect(field(editLesson(page), "Duration (minutes)")).toHaveValue("45");
  await expect(editLesson(page).getByRole("radio", { name: "Violet" })).toBeChecked();
  await expect(field(editLesson(page), "Repeat weekly until")).toHaveCount(0);
});

test("the next lesson begins with grade, type, duration and colour of the last one", async ({ page }) => {
  await openDashboard(page);
  await page.getByRole("button", { name: "New lesson" }).click();
  await fill(page, { ...FILLED, Date: MONDAY, Time: "14:00", "Duration (minutes)": "90" });
  await newLesson(page).getByRole("radio", { name: "Red" }).check();
  await newLesson(page).getByRole("button", { name: "Add lesson" }).click();
  await expect(event(page, "Phonics")).toBeVisible();
  await page.reload();
  await hydrated(page);
  await freeSlot(page, "Monday 8 March, 15:00").click();
  await expect(field(newLesson(page), "Title")).toHaveValue("");
  await expect(field(newLesson(page), "Grade")).toHaveValue("Grade 2");
  await expect(field(newLesson(page), "Type")).toHaveValue("Pair");
  await expect(field(newLesson(page), "Duration (minutes)")).toHaveValue("90");
  await expect(newLesson(page).getByRole("radio", { name: "Red" })).toBeChecked();
});

test("a lesson that repeats weekly is made for all its weeks", async ({ page }) => {
  await openDashboard(page);
  await freeSlot(page, "Monday 8 March, 10:00").click();
  await fill(page, { ...FILLED, "Repeat weekly until": "2027-03-29" });
  await newLesson(page).getByRole("button", { name: "Add lesson" }).click();
  await expect(toast(page, "4 lessons added.")).toBeVisible();
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(slot(page, "2027-03-15", 10)).toContainText("Phonics");
});

test("a lesson of another week is offered to be shown", async ({ page }) => {
  await openDashboard(page);
  await freeSlot(page, "Monday 8 March, 10:00").click();
  await fill(page, { ...FILLED, Date: "2027-05-05" });
  await newLesson(page).getByRole("button", { name: "Add lesson" }).click();
  await toast(page, "Lesson added.").getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/admin/dashboard?start=2027-05-05");
  await expect(slot(page, "2027-05-05", 10)).toContainText("Phonics");
});

test("what is wrong stands beside its field, the first has the focus, and what was typed stays", async ({
  page,
  allow,
}) => {
  allow(refused(422));
  await openDashboard(page);
  await freeSlot(page, "Monday 8 March, 10:00").click();
  await fill(page, { Title: "   ", Grade: "Grade 2", Type: "Pair", "Repeat weekly until": "2027-03-29" });
  const form = newLesson(page);
  await form.getByRole("button", { name: "Add lesson" }).click();
  await expect(field(form, "Title")).toHaveAccessibleDescription("Please enter a title.");
  await expect(field(form, "Title")).toBeFocused();
  await expect(field(form, "Grade")).toHaveValue("Grade 2");
  await fill(page, { Title: "Phonics", "Repeat weekly until": "2027-03-01" });
  await form.getByRole("button", { name: "Add lesson" }).click();
  await expect(field(form, "Repeat weekly until")).toBeFocused();
  await expect(field(form, "Repeat weekly until")).toHaveAccessibleDescription(/before the first/);
  await expect(field(form, "Title")).toHaveValue("Phonics");
  await expectAccessible(page);
  expect(await storedWeek(page)).toEqual([]);
});

test("a refusal that names no field is told, and the form stays", async ({ page, allow }) => {
  allow(refused(503));
  await openDashboard(page);
  await freeSlot(page, "Monday 8 March, 10:00").click();
  await fill(page, FILLED);
  await refuseOnce(page, "POST", /\/api\/lessons$/, 503, {});
  await newLesson(page).getByRole("button", { name: "Add lesson" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to create lesson.");
  await expect(field(newLesson(page), "Title")).toHaveValue("Phonics");
  await newLesson(page).getByRole("button", { name: "Add lesson" }).click();
  await expect(toast(page, "Lesson added.")).toBeVisible();
});

test("students that cannot be loaded are no obstacle", async ({ page, allow }) => {
  allow(refused(503));
  await page.route(/\/api\/students/, (route) => route.fulfill({ status: 503, json: {} }));
  await openDashboard(page);
  await freeSlot(page, "Monday 8 March, 10:00").click();
  await expect(newLesson(page)).toContainText("The students could not be loaded.");
  await fill(page, FILLED);
  await newLesson(page).getByRole("button", { name: "Add lesson" }).click();
  await expect(slot(page, MONDAY, 10)).toContainText("Phonics");
});

test("a lesson is edited", async ({ page }) => {
  await addLesson(page);
  await openDashboard(page);
  await event(page, "Past simple").click();
  const form = editLesson(page);
  await expect(field(form, "Date")).toHaveValue(MONDAY);
  await field(form, "Title").fill("Past perfect");
  await field(form, "Date").fill(TUESDAY);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Lesson saved.")).toBeVisible();
  await expect(slot(page, TUESDAY, 10)).toContainText("Past perfect");
  await expect(slot(page, MONDAY, 10)).not.toContainText("Past");
  await expect(event(page, "Past perfect")).toBeFocused();
});

test("a deleted lesson can be made again", async ({ page }) => {
  await addLesson(page, { durationMinutes: 45, time: "10:20" });
  await openDashboard(page);
  await event(page, "Past simple").click();
  await editLesson(page).getByRole("button", { name: "Delete" }).click();
  await keep(toast(page, "Lesson deleted."));
  await expect(event(page, "Past simple")).toHaveCount(0);
  await expect(freeSlot(page, "Monday 8 March, 10:00")).toBeFocused();
  expect(await storedWeek(page)).toEqual([]);
  await toast(page, "Lesson deleted.").getByRole("button", { name: "Undo" }).click();
  await expect(slot(page, MONDAY, 10)).toContainText("10:20");
  await event(page, "Past simple").click();
  await expect(field(editLesson(page), "Duration (minutes)")).toHaveValue("45");
});

test("a deleted lesson of a student who has left can be made again", async ({ page }) => {
  const { id: studentId } = (await addStudent(page, "Anna Belova")).student;
  await addLesson(page, { studentId });
  await archiveStudent(page, studentId);
  await openDashboard(page);
  await event(page, "Past simple").click();
  await editLesson(page).getByRole("button", { name: "Delete" }).click();
  await toast(page, "Lesson deleted.").getByRole("button", { name: "Undo" }).click();
  await expect(slot(page, MONDAY, 10)).toContainText("Past simple");
  await event(page, "Past simple").click();
  await expect(field(editLesson(page), "Student")).toHaveValue(studentId);
});

test("a lesson that is gone meanwhile is told to be", async ({ page, allow }) => {
  allow(refused(404));
  const id = await addLesson(page);
  await openDashboard(page);
  await page.request.delete(`/api/lessons/${id}`, FROM_OUR_PAGE);
  await event(page, "Past simple").click();
  await editLesson(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("This lesson is not there any more.");
  await expect(editLesson(page)).toBeHidden();
  await expect(event(page, "Past simple")).toHaveCount(0);
});

test.describe("a lesson that repeats", () => {
  const WEEKS = [MONDAY, "2027-03-15", "2027-03-22"];
  const stored = (page: Page) => storedWeek(page, MONDAY, "2027-03-31");

  test.beforeEach(async ({ page }) => {
    await addLesson(page, { repeatUntil: "2027-03-22" });
    await openDashboard(page, "/admin/dashboard?start=2027-03-14");
    await event(page, "Past simple").click();
  });

  test("is asked whether only this one or the following too are saved", async ({ page }) => {
    await field(editLesson(page), "Title").fill("Past perfect");
    await editLesson(page).getByRole("button", { name: "Save" }).click();
    const scope = dialog(page, "Save this lesson only?");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(scope).toBeHidden();
    await expect(field(editLesson(page), "Title")).toHaveValue("Past perfect");
    await editLesson(page).getByRole("button", { name: "Save" }).click();
    await scope.getByRole("button", { name: "This and the following" }).click();
    await expect(toast(page, "2 lessons saved.")).toBeVisible();
    expect(await stored(page)).toEqual([
      `${WEEKS[0]} 10:00 Past simple`,
      `${WEEKS[1]} 10:00 Past perfect`,
      `${WEEKS[2]} 10:00 Past perfect`,
    ]);
  });

  test("is saved alone", async ({ page }) => {
    await field(editLesson(page), "Time").fill("12:00");
    await editLesson(page).getByRole("button", { name: "Save" }).click();
    await dialog(page, "Save this lesson only?").getByRole("button", { name: "Only this lesson" }).click();
    await expect(toast(page, "Lesson saved.")).toBeVisible();
    expect(await stored(page)).toEqual([
      `${WEEKS[0]} 10:00 Past simple`,
      `${WEEKS[1]} 12:00 Past simple`,
      `${WEEKS[2]} 10:00 Past simple`,
    ]);
  });

  test("is deleted with the following, which no Undo makes again", async ({ page }) => {
    await editLesson(page).getByRole("button", { name: "Delete" }).click();
    const scope = dialog(page, "Delete this lesson only?");
    await scope.getByRole("button", { name: "This and the following" }).click();
    await expect(toast(page, "2 lessons deleted.")).toBeVisible();
    await expect(toast(page, "2 lessons deleted.").getByRole("button", { name: "Undo" })).toHaveCount(0);
    expect(await stored(page)).toEqual([`${WEEKS[0]} 10:00 Past simple`]);
  });

  test("is deleted alone, and made again", async ({ page }) => {
    await editLesson(page).getByRole("button", { name: "Delete" }).click();
    await dialog(page, "Delete this lesson only?").getByRole("button", { name: "Only this lesson" }).click();
    await toast(page, "Lesson deleted.").getByRole("button", { name: "Undo" }).click();
    await expect(event(page, "Past simple")).toBeVisible();
    expect(await stored(page)).toHaveLength(3);
  });
});
