import type { Page } from "@playwright/test";
import { LIGHTHOUSE, makeCourse, numbered, openScreen } from "./course-page";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const sheet = (page: Page) => page.getByRole("article", { name: "Worksheet" });
const key = (page: Page) => page.getByRole("article", { name: "Answer key" });

const open = async (page: Page) =>
  openScreen(
    page,
    await makeCourse(page, "English B1", [{ ...LIGHTHOUSE, label: "Chapter 4" }, ...numbered(1)]),
    "/worksheet",
  );

/** How many sheets of paper it takes. */
async function papers(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;
}

test("a page is a sheet of paper with its answers on another", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle("English B1, worksheet · Lectern");
  for (const text of ["English B1", "Page Chapter 4", "Name", "Class", "Date", "Reading check"])
    await expect(sheet(page).getByText(text, { exact: true })).toBeVisible();
  await expect(sheet(page).getByRole("heading", { level: 4 })).toHaveText([
    "1.Complete the sentences",
    "2.True or false",
    "3.Before you go",
  ]);
  await expect(sheet(page).getByText("said the sea")).toBeVisible();
  await expect(sheet(page).getByText("Bring your book.")).toBeVisible();
  await expect(sheet(page)).not.toContainText("climbed");
  await expect(sheet(page).getByRole("textbox")).toHaveCount(0);
  await expect(key(page).getByRole("heading", { level: 3 })).toHaveText([
    "1.Complete the sentences",
    "2.True or false",
  ]);
  await expect(key(page).getByRole("listitem")).toHaveText(["climbed / went up", "met"]);
  await expect(key(page).getByRole("paragraph").last()).toHaveText("True");
  await expectAccessible(page);
});

test("text and answers can be left out", async ({ page }) => {
  await open(page);
  await page.getByRole("checkbox", { name: "Text" }).uncheck();
  await expect(sheet(page)).not.toContainText("lighthouse keeper");
  await page.getByRole("checkbox", { name: "Answer key" }).uncheck();
  await expect(key(page)).toHaveCount(0);
  await expect(sheet(page)).toContainText("Complete the sentences");
  await page.getByRole("checkbox", { name: "Answer key" }).check();
  await expect(key(page)).toBeVisible();
});

test("printed, there are the sheets and nothing else, light in the dark too", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(sheet(page)).toBeVisible();
  await expect(key(page)).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  for (const role of ["button", "textbox", "checkbox", "radio", "link"] as const)
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  const looks = await sheet(page).evaluate((element) => {
    const { colorScheme, borderTopWidth } = getComputedStyle(element);
    return { colorScheme, borderTopWidth };
  });
  expect(looks).toEqual({ colorScheme: "light", borderTopWidth: "0px" });
});

test("the answer key begins on a paper of its own", async ({ page }) => {
  await open(page);
  expect(await papers(page)).toBe(2);
  await page.getByRole("checkbox", { name: "Answer key" }).uncheck();
  expect(await papers(page)).toBe(1);
});

test("Print opens the browser's own dialog", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
});

test("a page without exercises has no answers to print", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Alt+PageDown");
  await expect(page).toHaveURL(/worksheet\?page=2$/);
  await expect(page.getByText("There is nothing on this page to print yet.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Answer key" })).toBeDisabled();
  await page.keyboard.press("Alt+PageDown");
  await expect(page.getByText("Page not found.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print", exact: true })).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the sheet is as wide as the screen", async ({ page }) => {
    await open(page);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole("button", { name: "Print", exact: true })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});
