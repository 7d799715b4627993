import { truncatedPdf } from "../support/hostile-pdfs";
import { bookPdf, protectedPdf, scanPdf, twoColumnPdf } from "../support/pdfs";
import { expectAccessible, expectNoSidewaysScroll, FROM_OUR_PAGE, hydrated, test, toast } from "./fixtures";
import {
  choose,
  corner,
  documentsOf,
  doneText,
  expect,
  expectDone,
  expectStored,
  holdPagesAfter,
  importDialog,
  importPlace,
  openCourse,
  openImport,
  PAGE_MS,
  pageCalls,
  pdf,
  progress,
  reviewIntoCourse,
  storedDocuments,
  storedPage,
} from "./import-page";
import { tabTo } from "./keys";

test.describe.configure({ timeout: 240_000 });

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

test("a text in two columns goes from the file to its review, and on to the course", async ({ page }) => {
  const made = await twoColumnPdf();
  const courseId = await openCourse(page);
  await openImport(page);
  await expect(documentsOf(page)).toHaveText("No PDF has been imported into this course yet.");
  await expectAccessible(page);
  await choose(page, pdf(made.bytes, "Two columns.pdf"));
  await expectDone(page, "Two columns.pdf", 3);
  await expect(toast(page, doneText("Two columns.pdf", 3))).toBeVisible();
  await expect(documentsOf(page)).toContainText("0 of 3 pages checked");
  await expectAccessible(page);
  await expectStored(page, courseId, made);
  const [document] = await storedDocuments(page, courseId);
  const review = `/admin/course-builder/${courseId}/documents/${document?.id}`;
  for (const name of ["Review", "Review Two columns.pdf"])
    await expect(importDialog(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", review);
  await importDialog(page).getByRole("link", { name: "Review", exact: true }).click();
  await expect(page).toHaveURL(review);
  await reviewIntoCourse(page, courseId, document?.id ?? "", 3);

  await openImport(page);
  await importDialog(page).getByRole("button", { name: "Delete Two columns.pdf" }).click();
  const asked = page.getByRole("dialog", { name: "Delete this document?" });
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(asked).toHaveCount(0);
  await importDialog(page).getByRole("button", { name: "Delete Two columns.pdf" }).click();
  await asked.getByRole("button", { name: "Delete" }).click();
  await expect(documentsOf(page)).toHaveText("No PDF has been imported into this course yet.");
  expect(await storedDocuments(page, courseId)).toEqual([]);
});

test("a scan without text keeps the images of its pages, in the course too", async ({ page }) => {
  const made = await scanPdf(4);
  const courseId = await openCourse(page);
  await openImport(page);
  await choose(page, pdf(made.bytes, "Scan.pdf"));
  await expectDone(page, "Scan.pdf", 4);
  await expectStored(page, courseId, made);
  const [document] = await storedDocuments(page, courseId);
  const { image, size } = await storedPage(page, document?.id ?? "", 2);
  const answer = await page.request.get(image.url ?? "");
  expect(answer.headers()["content-type"]).toBe("image/webp");
  const width = await page.evaluate(async (url) => {
    const shown = new Image();
    shown.src = url;
    await shown.decode();
    return shown.naturalWidth;
  }, image.url ?? "");
  // legible: a dot for each point at least
  expect(width).toBeGreaterThan(size.width);
  await importDialog(page).getByRole("link", { name: "Review", exact: true }).click();
  await expect(page).toHaveURL(/\/documents\/\w+$/);
  await reviewIntoCourse(page, courseId, document?.id ?? "", 4);
});

const LONG_PAGES = 304;

test("a long book goes up while it is read, whatever is done in the product meanwhile", async ({ page }) => {
  test.setTimeout(LONG_PAGES * PAGE_MS + 300_000);
  const made = await bookPdf(LONG_PAGES);
  const calls = pageCalls(page);
  const courseId = await openCourse(page);
  await openImport(page);
  const begun = Date.now();
  await choose(page, pdf(made.bytes, "Long book.pdf"));
  await expect(progress(importDialog(page))).toHaveAccessibleName(/left$/, { timeout: 60_000 });
  await page.keyboard.press("Escape");
  await expect(progress(corner(page, "Long book.pdf"))).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await expect(progress(corner(page, "Long book.pdf"))).toBeVisible();
  await expect(toast(page, doneText("Long book.pdf", LONG_PAGES))).toBeVisible({
    timeout: LONG_PAGES * PAGE_MS,
  });
  test.info().annotations.push({
    type: "speed",
    description: `${LONG_PAGES} pages in ${((Date.now() - begun) / 1_000).toFixed(0)} s`,
  });
  await expect(corner(page, "Long book.pdf")).toHaveCount(0);
  await toast(page, doneText("Long book.pdf", LONG_PAGES)).getByRole("button", { name: "Review" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/course-builder/${courseId}/documents/\\w+$`));
  expect(calls.toSorted((a, b) => a - b)).toEqual(made.words.map((_, i) => i + 1));
  await expectStored(page, courseId, made);
  const [document] = await storedDocuments(page, courseId);
  await reviewIntoCourse(page, courseId, document?.id ?? "", LONG_PAGES);
});

test("a protected file asks for its password until it is right", async ({ page }) => {
  const made = await protectedPdf("sesame");
  const courseId = await openCourse(page);
  await openImport(page);
  await choose(page, pdf(made.bytes));
  const field = importDialog(page).getByLabel("Password of the PDF");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("Please enter the password.");
  await field.fill("simsim");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("This password does not open the file.");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("simsim");
  expect(await storedDocuments(page, courseId)).toEqual([]);
  await field.fill("sesame");
  await field.press("Enter");
  await expectDone(page, "Book.pdf", 1);
  await expectStored(page, courseId, made);

  await choose(page, pdf(made.bytes, "Another.pdf"));
  await importDialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(importDialog(page).getByRole("button", { name: "Choose a PDF" })).toBeFocused();
});

test("what is no PDF, broken, empty or too large is refused with the reason, and nothing changes", async ({
  page,
}) => {
  const courseId = await openCourse(page);
  await openImport(page);
  const alert = importDialog(page).getByRole("alert");
  await choose(page, pdf(Buffer.from("This is a text, whatever its name says.")));
  await expect(alert).toHaveText("This file is not a PDF. Please choose another one.");
  await expectAccessible(page);
  await choose(page, pdf(Buffer.from("%PDF-1.7\nand nothing that a PDF needs")));
  await expect(alert).toContainText("This PDF is damaged and cannot be read.");
  await choose(page, pdf(Buffer.alloc(0)));
  await expect(alert).toHaveText("This file is empty. Please choose another one.");
  // made in the browser: no test sends so much
  await importDialog(page)
    .getByLabel("Choose a PDF")
    .and(page.locator("input"))
    .evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(101 * 1024 * 1024)], "Huge.pdf", { type: "application/pdf" }));
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
  await expect(alert).toHaveText("This file is larger than 100 MB. Please split it and import its parts.");
  expect(await storedDocuments(page, courseId)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(corner(page, "Huge.pdf")).toHaveCount(0);
  await openImport(page);
  await expect(alert).toHaveCount(0);
});

test("a file that was cut off gives what is left of it, or nothing", async ({ page }) => {
  const courseId = await openCourse(page);
  await openImport(page);
  await choose(page, pdf(Buffer.from(await truncatedPdf())));
  const end = importPlace(page).getByText(/is imported|is damaged/);
  await expect(end).toBeVisible({ timeout: 60_000 });
  const documents = await storedDocuments(page, courseId);
  expect(documents.length).toBe((await end.textContent())?.includes("is imported") ? 1 : 0);
});

test("it is driven by the keyboard alone, from the menu to the review", async ({ page }) => {
  const made = await twoColumnPdf();
  await openCourse(page);
  await tabTo(page, "More about this course");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Rename course" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(importDialog(page).getByRole("button", { name: "Choose a PDF" })).toBeFocused();
  const choosing = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  await (await choosing).setFiles(pdf(made.bytes));
  await expectDone(page, "Book.pdf", 3);
  await expect(importDialog(page).getByRole("link", { name: "Review", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/documents\/\w+$/);
});

test("a file is dropped on the dialog; a course without a page offers the import", async ({ page }) => {
  const { bytes } = await scanPdf(1);
  const answer = await page.request.post("/api/courses", {
    data: { name: "Empty", description: "" },
    ...FROM_OUR_PAGE,
  });
  const { courseId } = await answer.json();
  await page.goto(`/admin/course-builder/${courseId}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Import PDF" }).click();
  const button = importDialog(page).getByRole("button", { name: "Choose a PDF" });
  await expect(button).toBeVisible();
  const files = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    const byteList = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([byteList], "Dropped.pdf", { type: "application/pdf" }));
    return transfer;
  }, Buffer.from(bytes).toString("base64"));
  await button.dispatchEvent("dragenter", { dataTransfer: files });
  await expect(importDialog(page).getByText("Drop the PDF here")).toBeVisible();
  await button.dispatchEvent("drop", { dataTransfer: files });
  await expectDone(page, "Dropped.pdf", 1);
  expect(await storedDocuments(page, courseId)).toMatchObject([{ filename: "Dropped.pdf", storedPages: 1 }]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the dialog and the corner fit", async ({ page }) => {
    const courseId = await openCourse(page);
    await page.getByRole("button", { name: "More about this course" }).tap();
    await page.getByRole("button", { name: "Import PDF" }).tap();
    const release = await holdPagesAfter(page, 3);
    const name = "A very long name of a file that does not fit into one line of any phone.pdf";
    await choose(page, pdf((await bookPdf(8)).bytes, name));
    await expect.poll(async () => (await storedDocuments(page, courseId))[0]?.storedPages).toBe(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await importDialog(page).getByRole("button", { name: "Close" }).tap();
    await expect(progress(corner(page, name))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await release();
    await expect(toast(page, doneText(name, 8))).toBeVisible({ timeout: 60_000 });
    await expectNoSidewaysScroll(page);
  });
});
