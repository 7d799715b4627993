import type { Page } from "@playwright/test";
import { makeCourse, numbered, openScreen } from "./course-page";
import { expect, expectAccessible, hydrated, refused, test, toast } from "./fixtures";
import { refuseOnce } from "./profile-page";
import { inDatabase } from "./students-page";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const picker = (page: Page) => page.getByRole("button", { name: /^Course: / });
const list = (page: Page) => page.getByRole("dialog", { name: "Your courses" });

test("a new course begins with one page", async ({ page, allow }) => {
  allow(refused(422));
  allow(refused(500));
  await openScreen(page, await makeCourse(page, "English B1", numbered(1)), "");
  await page.getByRole("button", { name: "New Course" }).click();
  const asked = page.getByRole("dialog", { name: "New course" });
  await expect(asked.getByLabel("Name")).toBeFocused();
  await expectAccessible(page);
  await asked.getByLabel("Description").fill("For grade 8");
  await asked.getByRole("button", { name: "Create course" }).click();
  await expect(asked.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(asked.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("English B2");
  await refuseOnce(page, "POST", "**/api/courses", 500, {});
  await page.keyboard.press("Enter");
  await expect(asked.getByRole("alert")).toHaveText("Failed to create course.");
  await expect(asked.getByLabel("Description")).toHaveValue("For grade 8");
  await asked.getByRole("button", { name: "Create course" }).click();
  await expect(toast(page, "Course created successfully!")).toBeVisible();
  await expect(picker(page)).toHaveText("English B2");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page:1of 1");
});

test("another course is found by a part of its name", async ({ page }) => {
  await makeCourse(page, "Русская литература", numbered(2));
  await openScreen(page, await makeCourse(page, "English B1, mine", numbered(1)), "");
  await picker(page).click();
  const field = list(page).getByRole("combobox", { name: "Find a course" });
  await expect(field).toBeFocused();
  await expect(list(page).getByRole("option", { name: /^English B1, mine/ })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(list(page).getByRole("option", { name: /литература/ })).toContainText("2 pages");
  await expectAccessible(page);
  await page.keyboard.type("nowhere");
  await expect(list(page)).toContainText("No course is called “nowhere”.");
  await field.fill("ЛИТ рус");
  await expect(list(page).getByRole("option")).toHaveText([/литература/]);
  await page.keyboard.press("Enter");
  await expect(picker(page)).toHaveText("Русская литература");
  await expect(list(page)).toBeHidden();
  await picker(page).click();
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(picker(page)).toBeFocused();
});

test("hundreds of courses are all found", async ({ page }) => {
  const id = await makeCourse(page, "The newest", numbered(1));
  await inDatabase(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)
     INSERT INTO courses (id, teacher_id, name, description, page_count, version, created_at, updated_at)
     SELECT printf('%05d', i) || substr(id, 6), teacher_id, printf('Course %03d', i), '', 0, 1, i, i
       FROM n JOIN courses ON id = ?1`,
    id,
  );
  await openScreen(page, id, "");
  await picker(page).click();
  await list(page).getByRole("combobox").fill("course 001");
  await expect(list(page).getByRole("option")).toHaveText([/^Course 001/]);
});

test("a course is renamed and deleted from its menu", async ({ page, allow }) => {
  allow(refused(500));
  const other = await makeCourse(page, "Another", numbered(1));
  await openScreen(page, await makeCourse(page, "English B1", numbered(3)), "");
  const more = page.getByRole("button", { name: "More about this course" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Rename course" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  const renaming = page.getByRole("dialog", { name: "Rename course" });
  await renaming.getByLabel("Name").fill("English B1+");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Course updated successfully!")).toBeVisible();
  await expect(picker(page)).toHaveText("English B1+");
  await expect(more).toBeFocused();

  await more.click();
  await page.getByRole("button", { name: "Delete Course" }).click();
  const asked = page.getByRole("dialog", { name: "Delete this course?" });
  await expect(asked).toContainText("“English B1+” and all its 3 pages will be gone for good.");
  await expect(asked.getByRole("button", { name: "Cancel" })).toBeFocused();
  await refuseOnce(page, "DELETE", "**/api/courses/*", 500, {});
  await asked.getByRole("button", { name: "Delete Course" }).click();
  await expect(toast(page, "Failed to delete course.")).toBeVisible();
  await expect(picker(page)).toHaveText("English B1+");
  await more.click();
  await page.getByRole("button", { name: "Delete Course" }).click();
  await asked.getByRole("button", { name: "Delete Course" }).click();
  await expect(toast(page, "Course deleted successfully!")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(other));
});

test("without a course there are two ways to begin", async ({ page, teacher }) => {
  await inDatabase(
    "DELETE FROM courses WHERE teacher_id = (SELECT id FROM users WHERE email = ?1)",
    teacher.email,
  );
  await page.goto("/admin/course-builder");
  await hydrated(page);
  await expect(page.getByText("You have no course yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add the sample course" }).click();
  await expect(toast(page, "Course created successfully!")).toBeVisible();
  await expect(picker(page)).toBeVisible();
});
