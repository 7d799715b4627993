import type { Page } from "@playwright/test";
import {
  LIGHTHOUSE,
  makeDocument,
  openReview,
  regionOf,
  saveState,
  storedPage,
  textAt,
} from "./document-page";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures";

/* A page of a PDF as flat pairs of a path and a value (spec §3, §4). */

test.beforeEach(({ teacher }) => {
  expect(teacher.email).toContain("@");
});

/** The value at a path, as it is shown. */
const valueAt = (page: Page, path: string) => page.locator(`button[id="${path}"]`);
const fieldAt = (page: Page, path: string) => page.getByRole("textbox", { name: path, exact: true });

async function openData(page: Page) {
  const made = await makeDocument(page, [LIGHTHOUSE]);
  await openReview(page, made.address);
  await page.getByRole("radio", { name: "Data" }).check();
  await expect(page.getByRole("table", { name: "Pairs of this page" })).toBeVisible();
  return made;
}

test("a value is changed at its path; the tree shows it, and the choice of the view is kept", async ({
  page,
}) => {
  const { documentId } = await openData(page);
  const path = "pages-0-sections-1-branches-0-content";
  await valueAt(page, path).focus();
  await expect(regionOf(page, "Every evening")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("F2");
  await expect(fieldAt(page, path)).toBeFocused();
  await fieldAt(page, path).fill("Every morning");
  await page.keyboard.press("Enter");
  await expect(valueAt(page, path)).toHaveText("Every morning");
  await expect(valueAt(page, "pages-0-sections-1-branches-0-external_reference")).toBeFocused();
  await expect.poll(async () => (await storedPage(page, documentId)).texts[1]).toContain("Every morning");
  await page.keyboard.press("Control+z");
  await expect(valueAt(page, path)).toHaveText("Every evening Tomas climbed the steps.");
  await page.keyboard.press("Control+y");
  await page.reload();
  await expect(valueAt(page, path)).toHaveText("Every morning");
  await page.getByRole("radio", { name: "Text" }).check();
  await expect(textAt(page, "2.1")).toHaveValue("Every morning");
});

test("what no page can hold is told beside its field, and Esc gives it up", async ({ page }) => {
  await openData(page);
  const path = "pages-0-sections-0-tag";
  await valueAt(page, path).click();
  await fieldAt(page, path).fill("h9");
  await page.keyboard.press("Enter");
  await expect(fieldAt(page, path)).toHaveAccessibleDescription(/This is h1 to h6, or p\./);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(valueAt(page, path)).toHaveText("h1");
  await expect(valueAt(page, path)).toBeFocused();
});

test("a pair is added; a section begins with any of its keys", async ({ page }) => {
  const { documentId } = await openData(page);
  await page.getByRole("button", { name: "Add pair" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a pair" });
  await dialog.getByRole("textbox", { name: "Path" }).fill("pages-0-sections-9-content");
  await dialog.getByRole("textbox", { name: "Value" }).fill("The end");
  await dialog.getByRole("button", { name: "Add pair" }).click();
  await expect(dialog.getByRole("textbox", { name: "Path" })).toBeFocused();
  await expect(dialog).toContainText("would leave a hole in its list");
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Path" }).fill("pages-0-sections-3-content");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(valueAt(page, "pages-0-sections-3-content")).toBeFocused();
  await expect.poll(async () => (await storedPage(page, documentId)).texts.at(-1)).toBe("The end");
});

test("the list is replaced as JSON, with what is wrong beside the field", async ({ page }) => {
  const { documentId } = await openData(page);
  await page.getByRole("button", { name: "Replace" }).click();
  const dialog = page.getByRole("dialog", { name: "Replace the pairs" });
  const field = dialog.getByRole("textbox", { name: "Pairs" });
  const before = await field.inputValue();
  expect(JSON.parse(before)[0]).toEqual(["pages-0-number", 1]);
  for (const [text, message] of [
    ["[[", /This is no JSON/],
    ["{}", /Please give a list of pairs/],
    ['[["pages-0-number", 2]]', /nothing at pages-0-sections/],
    [before.replace("pages-0-sections-0-tag", "pages-0-sections-0-tag-x"), /h1 to h6/],
  ] as const) {
    await field.fill(text);
    await dialog.getByRole("button", { name: "Replace" }).click();
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toBeFocused();
  }
  await field.fill(before.replace("Words to learn", "Words you know"));
  await dialog.getByRole("button", { name: "Replace" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await storedPage(page, documentId)).texts.at(-1)).toBe("Words you know");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(valueAt(page, "pages-0-sections-2-content")).toHaveText("Words to learn");
});

test("items of a list and keys of an object are put in another order at their path", async ({ page }) => {
  const { documentId, address } = await openData(page);
  const reorder = async (path: string, moved: string, key: "ArrowUp" | "ArrowDown") => {
    await page.getByRole("button", { name: "Reorder" }).click();
    const dialog = page.getByRole("dialog", { name: "Put items in another order" });
    await dialog.getByRole("textbox", { name: "Path" }).fill(path);
    await dialog.getByRole("button", { name: `Move ${moved}`, exact: true }).focus();
    await page.keyboard.press(key);
    await dialog.getByRole("button", { name: "Reorder" }).click();
    await expect(dialog).toBeHidden();
  };
  await reorder("pages-0-sections", "2", "ArrowUp");
  await expect(valueAt(page, "pages-0-sections-1-content")).toHaveText("Words to learn");
  await reorder("pages-0-sections-0", "content_type", "ArrowUp");
  await expect(saveState(page)).toHaveText("Saved");
  await expect
    .poll(async () => Object.keys((await storedPage(page, documentId)).sections[0]).slice(0, 2))
    .toEqual(["content_type", "section_id"]);
  await page.goto(address);
  await expect(page.getByRole("rowheader").nth(3)).toHaveText("pages-0-sections-0-content_type");
});

test("on a phone the table stays within the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openData(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
