import type { Page } from "@playwright/test";
import { storedExercises } from "./course-page";
import { makeDocument, openReview, plain, storedPage, storePage, textAt } from "./document-page";
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test, toast } from "./fixtures";

const BOOK = [
  ["The lighthouse", "It was tirne to go. The tirne had come.", "Nothing else."],
  ["A second page", "Some tirnes he slept; tirne went by."],
  ["Third", "No such word. LIGHTHOUSE."],
  ["Last", "Once upon a tirne. A lighthouse."],
];

const makeBook = (page: Page, pages: string[][]) => makeDocument(page, pages.map(plain));
const storedTexts = async (page: Page, documentId: string, number: number) =>
  (await storedPage(page, documentId, number)).texts;

test.describe("the tools of the review screen", () => {
  test.beforeEach(async ({ teacher }) => {
    expect(teacher.email).not.toBe("");
  });

  test("mark what was read wrong, and put it right", async ({ page }) => {
    const book = await makeBook(page, [
      ["Thе cat", "A l0ve of \ufb01sh", "All is well", "a\ufffdb"],
      ["No more"],
    ]);
    await openReview(page, book.address);
    const marks = page.getByRole("list", { name: "What may have been read wrong" });
    // they come with whoever comes
    await page.mouse.move(200, 200);
    await expect(marks).toHaveCount(3);
    await expect(marks.nth(0)).toContainText("Latin and Cyrillic letters in one word: Thе should be The");
    await expect(marks.nth(1).getByRole("listitem")).toHaveCount(2);
    await expect(marks.nth(2)).toHaveText("Cannot be read: a\ufffdb");
    await expectAccessible(page);
    await marks.nth(1).getByRole("button", { name: "Apply: l0ve becomes love" }).press("Enter");
    await expect(textAt(page, "2")).toHaveValue("A love of \ufb01sh");
    await expect(marks.nth(1).getByRole("listitem")).toHaveCount(1);
    await expect.poll(() => storedTexts(page, book.documentId, 1)).toContain("A love of \ufb01sh");
  });

  test("find a text in the whole book, by the keyboard, and lead to it", async ({ page }) => {
    const book = await makeBook(page, BOOK);
    await openReview(page, book.address, 2);
    await page.keyboard.press("Control+f");
    const panel = page.getByRole("search");
    const field = panel.getByRole("searchbox", { name: "Text to find" });
    await expect(field).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel).toContainText("Please enter what to search for.");
    await page.keyboard.type("lightHouse");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("status")).toHaveText("3 places on 3 pages");
    await expect(panel.getByRole("heading", { level: 3 })).toHaveText(["Page 1", "Page 3", "Page 4"]);
    await expectAccessible(page);
    await field.fill("lighthouse");
    await panel.getByRole("checkbox", { name: "Match case" }).check();
    await panel.getByRole("button", { name: "Find" }).click();
    await expect(panel.getByRole("status")).toHaveText("2 places on 2 pages");
    await panel.getByRole("button", { name: /A lighthouse/ }).click();
    await expect(page).toHaveURL(/page=4$/);
    await expect(textAt(page, "2")).toBeFocused();
    // what was found is still there
    await expect(panel.getByRole("status")).toHaveText("2 places on 2 pages");
    await panel.getByRole("searchbox").press("Escape");
    await expect(panel).toBeHidden();
  });

  test("offer to apply a correction everywhere, do it, and take it back", async ({ page }) => {
    const book = await makeBook(page, BOOK);
    await openReview(page, book.address);
    await textAt(page, "2").fill("It was time to go. The tirne had come.");
    await textAt(page, "3").focus();
    const offer = page.getByRole("region", { name: "Correction", exact: true });
    await expect(offer).toContainText("“tirne” becomes “time”");
    await offer.getByRole("button", { name: "Apply this correction in 3 more places" }).click();
    const dialog = page.getByRole("dialog", { name: "Apply a correction" });
    await expect(
      dialog.getByRole("list", { name: "Where it is to be applied" }).getByRole("heading"),
    ).toHaveText(["Page 1", "Page 2", "Page 4"]);
    await expectAccessible(page);
    await dialog.getByRole("checkbox", { name: /Once upon/ }).uncheck();
    // somebody else is at the same page
    await storePage(page, book.documentId, 2, plain(["A second page", "tirne went by."]));
    await dialog.getByRole("button", { name: "Apply in 2 places" }).click();
    await expect(toast(page, "Corrected in 1 place on 1 page")).toBeVisible();
    await expect(textAt(page, "2")).toHaveValue("It was time to go. The time had come.");
    expect(await storedTexts(page, book.documentId, 1)).toContain("It was time to go. The time had come.");
    expect(await storedTexts(page, book.documentId, 4)).toContain("Once upon a tirne. A lighthouse.");
    await toast(page, "Corrected in").getByRole("button", { name: "Undo" }).click();
    await expect(toast(page, "Put back in 1 place")).toBeVisible();
    await expect(textAt(page, "2")).toHaveValue("It was time to go. The tirne had come.");
  });

  test("apply on pages that are not open, and put back only what still reads so", async ({ page }) => {
    const book = await makeBook(page, BOOK);
    await openReview(page, book.address, 3);
    await page.getByRole("button", { name: "Corrections" }).click();
    await page.getByRole("textbox", { name: "As it was read, 1" }).fill("tirne");
    await page.getByRole("textbox", { name: "As it should be, 1" }).fill("time");
    await page.getByRole("button", { name: "Apply correction 1 in places" }).click();
    const dialog = page.getByRole("dialog", { name: "Apply a correction" });
    await dialog.getByRole("checkbox", { name: "Whole words only" }).uncheck();
    await dialog.getByRole("button", { name: "Apply in 5 places" }).click();
    await expect(toast(page, "Corrected in 5 places on 3 pages")).toBeVisible();
    expect(await storedTexts(page, book.documentId, 2)).toContain("Some times he slept; time went by.");
    await storePage(page, book.documentId, 4, plain(["Last", "Once upon a dime. A lighthouse."]));
    await toast(page, "Corrected in").getByRole("button", { name: "Undo" }).click();
    await expect(toast(page, "Put back in 4 places")).toBeVisible();
    expect(await storedTexts(page, book.documentId, 1)).toEqual(BOOK[0]);
    expect(await storedTexts(page, book.documentId, 2)).toEqual(BOOK[1]);
    expect(await storedTexts(page, book.documentId, 4)).toContain("Once upon a dime. A lighthouse.");
  });

  test("keep the corrections of the course: add, change, find, remove, and always one entry", async ({
    page,
    allow,
  }) => {
    allow(refused(422));
    const book = await makeBook(page, BOOK);
    const stored = async () => {
      const answer = await page.request.get(`/api/courses/${book.courseId}/corrections`);
      return (await answer.json()).corrections.map((one: { property: string; correction: string }) => [
        one.property,
        one.correction,
      ]);
    };
    await openReview(page, book.address);
    await page.getByRole("button", { name: "Corrections" }).click();
    const read = (row: number) => page.getByRole("textbox", { name: `As it was read, ${row}` });
    const right = (row: number) => page.getByRole("textbox", { name: `As it should be, ${row}` });
    await expect(read(1)).toHaveValue("");
    expect(await stored()).toEqual([]);
    await read(1).fill("tirne");
    await right(1).fill("time");
    await expect.poll(stored).toEqual([["tirne", "time"]]);
    await expect(
      page.getByRole("region", { name: "Corrections" }).getByText("Saved", { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Add a correction" }).click();
    await expect(read(2)).toBeFocused();
    await page.keyboard.type("rnay");
    await expect.poll(stored).toEqual([
      ["tirne", "time"],
      ["rnay", ""],
    ]);
    await expectAccessible(page);
    await read(2).fill("x".repeat(2_001));
    await expect(page.getByText("A correction has at most 2,000 characters.")).toBeVisible();
    await expect(read(2)).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Remove correction 2" }).click();
    await expect(read(2)).toBeHidden();
    await page.getByRole("button", { name: "Remove correction 1" }).click();
    await expect(read(1)).toHaveValue("");
    await expect.poll(stored).toEqual([]);
    await toast(page, "Correction removed.").last().getByRole("button", { name: "Undo" }).click();
    await expect.poll(stored).toEqual([["tirne", "time"]]);
    await page.getByRole("button", { name: "Find correction 2" }).click();
    await expect(page.getByRole("search").getByRole("status")).toHaveText("5 places on 3 pages");
  });

  test("add pages to the course, each once", async ({ page }) => {
    const book = await makeBook(page, BOOK);
    await openReview(page, book.address, 2);
    const open = () => page.getByRole("button", { name: "Add to the course" }).click();
    const dialog = page.getByRole("dialog", { name: "Add to the course" });
    await open();
    await dialog.getByRole("radio", { name: /checked pages/ }).check();
    await expect(dialog.getByRole("status")).toHaveText("No page is checked yet.");
    await expect(dialog.getByRole("button", { name: "Add 0 pages" })).toBeDisabled();
    await dialog.getByRole("radio", { name: "Other pages" }).check();
    const range = dialog.getByRole("textbox", { name: "Pages" });
    await range.fill("1-9");
    await expect(dialog).toContainText("This document has 4 pages.");
    await range.fill("1, 3-4");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add 3 pages" }).click();
    await expect(toast(page, "3 pages were added to the course.")).toBeVisible();
    await open();
    await dialog.getByRole("radio", { name: "Other pages" }).check();
    await range.fill("1-4");
    await expect(dialog.getByRole("status")).toHaveText("In the course already: page 1, 3–4.");
    await dialog.getByRole("button", { name: "Add 1 page" }).click();
    await toast(page, "1 page was added to the course.").getByRole("button", { name: "Open" }).click();
    await expect(page).toHaveURL(new RegExp(`${book.courseId}\\?page=4$`));
  });

  test("make an exercise of a text, on the page of the course that is made once", async ({ page }) => {
    const book = await makeBook(page, BOOK);
    await openReview(page, book.address);
    await textAt(page, "2").focus();
    const make = async (kind: string) => {
      await page.getByRole("button", { name: "Make an exercise" }).click();
      const dialog = page.getByRole("dialog", { name: "Make an exercise" });
      await dialog.getByRole("combobox", { name: "Kind of exercise" }).selectOption(kind);
      return dialog;
    };
    const dialog = await make("Gap fill");
    await expect(dialog.getByRole("textbox", { name: "Text of the exercise" })).toHaveValue(
      BOOK[0]?.[1] ?? "",
    );
    await expect(dialog.getByRole("region", { name: "How it will look" }).getByRole("textbox")).toHaveCount(
      2,
    );
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add to the course" }).click();
    await expect(toast(page, "Exercise added.")).toBeVisible();
    await (await make("True or false")).getByRole("button", { name: "Add to the course" }).click();
    await expect
      .poll(async () => (await storedExercises(page, book.courseId)).map(({ type }) => type))
      .toEqual(["gap_fill", "true_or_false"]);
    const pages = await page.request.get(`/api/courses/${book.courseId}/pages`);
    expect((await pages.json()).pageCount).toBe(1);
    await toast(page, "Exercise added.").last().getByRole("button", { name: "Open" }).click();
    await expect(page).toHaveURL(new RegExp(`${book.courseId}$`));
    await expect(page.locator("[data-exercise=gap_fill]")).toBeVisible();
  });

  test("say so when the server cannot be reached, and go on", async ({ page, allow }) => {
    allow(/net::ERR_FAILED/);
    const book = await makeBook(page, BOOK);
    await openReview(page, book.address);
    await page.route("**/api/documents/*/search?*", (route) => route.abort());
    await page.keyboard.press("Control+f");
    await page.getByRole("searchbox").fill("tirne");
    await page.keyboard.press("Enter");
    const panel = page.getByRole("search");
    await expect(panel.getByRole("status")).toHaveText("Failed to search the document.");
    await page.unroute("**/api/documents/*/search?*");
    await panel.getByRole("button", { name: "Try again" }).click();
    await expect(panel.getByRole("status")).toHaveText("5 places on 3 pages");
  });

  test("fit a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const book = await makeBook(page, BOOK);
    await openReview(page, book.address);
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await page.getByRole("searchbox").fill("tirne");
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByRole("search").getByRole("status")).toHaveText("5 places on 3 pages");
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Corrections" }).click();
    await expect(page.getByRole("textbox", { name: "As it was read, 1" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Add to the course" }).click();
    await expect(page.getByRole("dialog", { name: "Add to the course" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
