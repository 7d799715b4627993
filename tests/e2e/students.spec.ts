import { expect, expectAccessible, expectNoSidewaysScroll, refused, test, toast } from "./fixtures";
import { tabTo } from "./keys";
import { refuseOnce } from "./profile-page";
import {
  addStudent,
  ask,
  card,
  dialog,
  manyStudents,
  newJoinPath,
  openStudents,
  row,
  taught,
} from "./students-page";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const LONG = "Bartholomew Maximilian Featherstonehaugh-Cholmondeley-von-und-zu-Hohenlohe-Langenburg";
const UNBROKEN = "Константиновская".repeat(8);

test("a new account says what will stand here, and what to do", async ({ page }) => {
  await openStudents(page);
  await expect(page).toHaveTitle("Students · Lectern");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Students" });
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(card(page, "Requests")).toContainText("No requests wait for you.");
  await expect(card(page, "Students")).toContainText("Nobody is on your list yet.");
  await expect(card(page, "Payments")).toContainText("No payments are recorded yet.");
  await expect(page.getByText("archived")).toHaveCount(0);
  await expectAccessible(page);
  await card(page, "Students").getByRole("button", { name: "Add student" }).click();
  await expect(dialog(page, "Add student")).toBeVisible();
});

test.describe("students", () => {
  test("are added, with what is wrong beside its field, and edited", async ({ page, allow }) => {
    allow(refused(422));
    await openStudents(page);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).focus();
    await tabTo(page, "Add student");
    await page.keyboard.press("Enter");
    const adding = dialog(page, "Add student");
    await expect(adding.getByLabel("Name")).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("Anna Belova");
    await page.keyboard.press("Enter");
    await expect(adding.getByText("Please enter a grade.")).toBeVisible();
    await expect(adding.getByLabel("Grade")).toBeFocused();
    await expect(adding.getByLabel("Name")).toHaveValue("Anna Belova");
    await page.keyboard.type("Grade 7");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Student added.")).toBeVisible();
    await expect(adding).toBeHidden();
    await expect(row(page, "Anna Belova")).toContainText("$0.00");

    await row(page, "Anna Belova").getByRole("button", { name: "Edit Anna Belova" }).click();
    const editing = dialog(page, "Edit student");
    await editing.getByLabel("Name").fill("Anna Orlova");
    await editing.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Student saved.")).toBeVisible();
    await expect(row(page, "Anna Orlova")).toBeVisible();
    await expect(row(page, "Anna Belova")).toHaveCount(0);
  });

  test("a dialog keeps what was typed when the server fails", async ({ page, allow }) => {
    allow(refused(500));
    await openStudents(page);
    await page.getByRole("button", { name: "Add student" }).first().click();
    const adding = dialog(page, "Add student");
    await adding.getByLabel("Name").fill("Anna Belova");
    await adding.getByLabel("Grade").fill("Grade 7");
    await refuseOnce(page, "POST", "**/api/students", 500, {});
    await adding.getByRole("button", { name: "Add student" }).click();
    await expect(adding.getByRole("alert")).toHaveText("The student could not be added. Please try again.");
    await expect(adding.getByLabel("Grade")).toHaveValue("Grade 7");
    await adding.getByRole("button", { name: "Add student" }).click();
    await expect(row(page, "Anna Belova")).toBeVisible();
  });

  test("are archived with Undo, restored, and deleted for good, which asks", async ({ page }) => {
    await addStudent(page, "Anna Belova");
    await addStudent(page, "Tim Okafor");
    await openStudents(page);
    await page.getByRole("button", { name: "Archive Tim Okafor" }).click();
    await expect(row(page, "Tim Okafor")).toHaveCount(0);
    await toast(page, "Student archived.").getByRole("button", { name: "Undo" }).click();
    await expect(toast(page, "Student restored.")).toBeVisible();
    await expect(row(page, "Tim Okafor")).toBeVisible();

    await page.getByRole("button", { name: "Archive Tim Okafor" }).click();
    await expect(row(page, "Tim Okafor")).toHaveCount(0);
    await page.getByRole("link", { name: "Show archived students" }).click();
    const archived = page.getByRole("table", { name: "Archived" });
    await expect(archived).toContainText("Tim Okafor");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Restore Tim Okafor" }).click();
    await expect(taught(page)).toContainText("Tim Okafor");
    await expect(page.getByText("Nobody is archived.")).toBeVisible();

    await page.getByRole("button", { name: "Archive Tim Okafor" }).click();
    await archived.getByRole("button", { name: "Delete Tim Okafor for good" }).click();
    const asking = dialog(page, "Delete Tim Okafor for good?");
    await expect(asking.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(archived).toContainText("Tim Okafor");
    await archived.getByRole("button", { name: "Delete Tim Okafor for good" }).click();
    await asking.getByRole("button", { name: "Delete for good" }).click();
    await expect(toast(page, "Student deleted for good.")).toBeVisible();
    await expect(page.getByText("Nobody is archived.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Archived" })).toBeFocused();
    await expect(taught(page).getByRole("rowheader")).toHaveText([/Anna Belova/]);
  });

  test("an archiving that fails leaves the student where it is", async ({ page, allow }) => {
    allow(refused(503));
    await addStudent(page, "Anna Belova");
    await openStudents(page);
    await refuseOnce(page, "DELETE", "**/api/students/*", 503, {});
    await page.getByRole("button", { name: "Archive Anna Belova" }).click();
    await expect(toast(page, "The student could not be archived. Please try again.")).toBeVisible();
    await expect(row(page, "Anna Belova")).toBeVisible();
  });

  test("300 of them come in two pages, and stay so when one is changed", async ({ page, teacher }) => {
    await manyStudents(teacher, 300);
    await openStudents(page);
    await expect(taught(page).getByRole("rowheader")).toHaveCount(200);
    await card(page, "Students").getByRole("button", { name: "Show more" }).click();
    await expect(taught(page).getByRole("rowheader")).toHaveCount(300);
    await expect(card(page, "Students").getByRole("button", { name: "Show more" })).toHaveCount(0);

    await page.getByRole("button", { name: "Edit Student 250" }).click();
    await dialog(page, "Edit student").getByLabel("Name").fill("Student 250 with another name");
    await page.keyboard.press("Enter");
    await expect(row(page, "Student 250 with another name")).toBeVisible();
    await expect(taught(page).getByRole("rowheader")).toHaveCount(300);
    await page.getByRole("button", { name: "Archive Student 001" }).click();
    await expect(taught(page).getByRole("rowheader")).toHaveCount(299);

    await page.getByRole("button", { name: "Record payment" }).click();
    await dialog(page, "Record payment").getByLabel("Student").selectOption("Student 299 · Grade 7");
    await dialog(page, "Record payment").getByLabel("Amount").fill("10");
    await page.keyboard.press("Enter");
    await expect(row(page, "Student 299 Grade 7")).toContainText("$10.00");
  });
});

test.describe("a student's address", () => {
  test("opens the dialog; closing it leads back to the list", async ({ page }) => {
    const id = await addStudent(page, "Anna Belova");
    await openStudents(page, `?student=${id}`);
    const editing = dialog(page, "Edit student");
    await expect(editing.getByLabel("Name")).toHaveValue("Anna Belova");
    await page.keyboard.press("Escape");
    await expect(editing).toBeHidden();
    await expect(page).toHaveURL("/admin/students");

    await page.keyboard.press("Control+k");
    await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").fill("belova");
    await page.getByRole("option", { name: /Anna Belova/ }).click();
    await expect(editing.getByLabel("Name")).toHaveValue("Anna Belova");
    await editing.getByLabel("Grade").fill("Grade 8");
    await page.keyboard.press("Enter");
    await expect(editing).toBeHidden();
    await expect(row(page, "Anna Belova")).toContainText("Grade 8");
    await expect(page).toHaveURL("/admin/students");
  });

  test("of nobody we know opens nothing", async ({ page }) => {
    for (const id of ["0".repeat(26), "nobody", ""]) {
      await openStudents(page, `?student=${id}`);
      await expect(card(page, "Students")).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
});

test("on a phone the cards follow each other, nothing sticks out, and fingers hit what they mean", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const path = await newJoinPath(page);
  await ask(page, path, LONG, "An evening group for adults who prepare for the state exam in spring");
  await ask(page, path, UNBROKEN, "7");
  await addStudent(page, LONG);
  await addStudent(page, UNBROKEN, UNBROKEN.slice(0, 100));
  await openStudents(page);
  const tops: number[] = [];
  for (const name of ["Requests", "Students", "Payments", "Join link"] as const)
    tops.push((await card(page, name).boundingBox())?.y ?? 0);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const button of await page.getByRole("main").getByRole("button").all()) {
    const box = await button.boundingBox();
    const label = await button.evaluate((element) => element.outerHTML.slice(0, 200));
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), label).toBeGreaterThanOrEqual(40);
  }
  for (const width of [360, 800, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});
