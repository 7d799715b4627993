import type { Page } from "@playwright/test";
import { LIGHTHOUSE, makeCourse, numbered, openScreen } from "./course-page";
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test, toast } from "./fixtures";
import { refuseOnce } from "./profile-page";
import { inDatabase } from "./students-page";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const panel = (page: Page) => page.getByRole("dialog", { name: "Pages", exact: true });
const rows = (page: Page) => panel(page).getByRole("listitem");
const row = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const labels = (page: Page) =>
  rows(page)
    .locator("[data-place]")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
const pager = (page: Page) => page.getByRole("navigation", { name: "Pages" });

async function openPanel(page: Page, search = "") {
  const id = await makeCourse(page, "English B1", [LIGHTHOUSE, { label: "Unit 2" }, ...numbered(3)]);
  await openScreen(page, id, "", search);
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await expect(row(page, "Page 5")).toBeVisible();
  await expect(panel(page).locator("[data-place][aria-current=page]")).toBeFocused();
  return id;
}

/** The order as the server keeps it. */
async function saved(page: Page, id: string) {
  const answer = await page.request.get(`/api/courses/${id}/pages`);
  return (await answer.json()).pages.map((each: { page: string }) => each.page);
}

test("the list marks the page that is shown and leads to the others", async ({ page }) => {
  await openPanel(page, "?page=2");
  await expect(panel(page)).toContainText("5 pages");
  const shown = row(page, "Page 2: Unit 2");
  await expect(shown).toHaveAttribute("aria-current", "page");
  await expect(shown).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(row(page, "Page 3")).toBeFocused();
  await page.keyboard.press("End");
  await expect(row(page, "Page 5")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=5$/);
  await expect(panel(page)).toBeHidden();
});

test("pages are put in order by key, by dragging, and by number", async ({ page }) => {
  const id = await openPanel(page);
  await page.keyboard.press("Alt+ArrowDown");
  await expect(row(page, "Page 2: 1")).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(row(page, "Page 3: 1")).toBeFocused();
  await expect(page).toHaveURL(/page=3$/);
  await expect.poll(() => saved(page, id)).toEqual(["Unit 2", "3", "1", "4", "5"]);

  const handle = panel(page).getByTitle("Drag page 4");
  await handle.hover();
  await page.mouse.down();
  const from = await handle.boundingBox();
  // two rows up, and a little
  await page.mouse.move(from?.x ?? 0, (from?.y ?? 0) + (from?.height ?? 0) / 2 - 138, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => saved(page, id)).toEqual(["Unit 2", "4", "3", "1", "5"]);
  await expect(page).toHaveURL(/page=4$/);

  await panel(page).getByRole("button", { name: "Actions for page 5" }).click();
  await page.getByRole("button", { name: "Move to position…" }).click();
  const asked = page.getByRole("dialog", { name: "Move page 5" });
  await asked.getByLabel("Position").fill("6");
  await page.keyboard.press("Enter");
  await expect(asked.getByLabel("Position")).toHaveAttribute("aria-invalid", "true");
  await asked.getByLabel("Position").fill("1");
  await page.keyboard.press("Enter");
  await expect.poll(() => saved(page, id)).toEqual(["5", "Unit 2", "4", "3", "1"]);
  await expect
    .poll(() => labels(page))
    .toEqual(["Page 1: 5", "Page 2: Unit 2", "Page 3: 4", "Page 4: 3", "Page 5: 1"]);
  await expect(page).toHaveURL(/page=5$/);
});

test("a move that fails is taken back and told", async ({ page, allow }) => {
  allow(refused(500));
  const id = await openPanel(page);
  await refuseOnce(page, "PUT", "**/api/courses/*/pages/*", 500, {});
  await page.keyboard.press("Alt+ArrowDown");
  await expect(toast(page, "The page could not be changed. Please try again.")).toBeVisible();
  await expect.poll(() => labels(page)).toEqual(["Page 1", "Page 2: Unit 2", "Page 3", "Page 4", "Page 5"]);
  expect(await saved(page, id)).toEqual(["1", "Unit 2", "3", "4", "5"]);
  await expect(page).not.toHaveURL(/page=2$/);
});

test("a page is renamed where it stands; what was typed survives a failure", async ({ page, allow }) => {
  allow(refused(500));
  const id = await openPanel(page);
  await page.keyboard.press("F2");
  const field = panel(page).getByLabel("Label of the page");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row(page, "Page 1")).toBeFocused();
  await page.keyboard.press("F2");
  await refuseOnce(page, "PUT", "**/api/courses/*/pages/*", 500, {});
  await field.fill("Cover");
  await page.keyboard.press("Enter");
  await expect(toast(page, "The page could not be changed. Please try again.")).toBeVisible();
  await expect(field).toHaveValue("Cover");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row(page, "Page 1: Cover")).toBeFocused();
  expect(await saved(page, id)).toContain("Cover");
  await page.keyboard.press("Escape");
  await expect(pager(page)).toContainText("Cover");
});

test("a page is added after the one shown, and removed again, which asks", async ({ page }) => {
  const id = await openPanel(page);
  await panel(page).getByRole("button", { name: "Add page" }).click();
  await expect(toast(page, "Page added.")).toBeVisible();
  await expect(page).toHaveURL(/page=2$/);
  await expect(row(page, "Page 2")).toBeFocused();
  await expect(row(page, "Page 2")).toHaveAttribute("aria-current", "page");
  expect(await saved(page, id)).toEqual(["1", "2", "Unit 2", "3", "4", "5"]);

  await panel(page).getByRole("button", { name: "Actions for page 2" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  const asked = page.getByRole("dialog", { name: "Remove page 2?" });
  await expect(asked.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Remove" }).click();
  await expect(toast(page, "Page removed.")).toBeVisible();
  await expect(row(page, "Page 2: Unit 2")).toBeFocused();
  expect(await saved(page, id)).toEqual(["1", "Unit 2", "3", "4", "5"]);
  await page.keyboard.press("Escape");
  await expect(pager(page)).toContainText("Unit 2");
});

test("two thousand pages are read as they come into view", async ({ page }) => {
  const id = await makeCourse(page, "A long book", numbered(1));
  await inDatabase(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1999)
     INSERT INTO pages (id, course_id, position, label)
     SELECT printf('%05d', i) || substr(pages.id, 6), course_id, i, CAST(i + 1 AS TEXT)
       FROM n JOIN pages ON course_id = ?1 AND position = 0`,
    id,
  );
  await inDatabase("UPDATE courses SET page_count = 2000 WHERE id = ?1", id);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/pages?from=")) asked.push(new URL(request.url()).search);
  });
  await openScreen(page, id, "");
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await expect(row(page, "Page 1")).toBeFocused();
  await expect.poll(() => asked).toEqual(["?from=0"]);
  await page.keyboard.press("End");
  await expect(row(page, "Page 2000")).toBeFocused();
  await expect.poll(() => asked).toEqual(["?from=0", "?from=1800"]);
  await expect.poll(() => rows(page).count()).toBeLessThan(40);
  await page.keyboard.press("Alt+ArrowUp");
  await expect(row(page, "Page 1999: 2000")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=1999$/);
  await expect(pager(page)).toContainText("2000");
});

test("a list that cannot be loaded says so and tries again", async ({ page, allow }) => {
  allow(refused(500));
  const id = await makeCourse(page, "English B1", numbered(2));
  await openScreen(page, id, "");
  await refuseOnce(page, "GET", "**/api/courses/*/pages?from=0", 500, {});
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await expect(panel(page).getByRole("alert")).toContainText("The list of pages could not be loaded.");
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(row(page, "Page 2")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the list takes the whole screen, with room for a finger", async ({ page }) => {
    await openPanel(page);
    const { width } = (await panel(page).boundingBox()) ?? { width: 0 };
    expect(width).toBe(390);
    for (const target of [row(page, "Page 1"), panel(page).getByTitle("Drag page 1")]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await panel(page).getByRole("button", { name: "Actions for page 1" }).tap();
    await page.getByRole("button", { name: "Move down" }).tap();
    await expect(row(page, "Page 2: 1")).toBeVisible();
    await expect(page).toHaveURL(/page=2$/);
  });
});
