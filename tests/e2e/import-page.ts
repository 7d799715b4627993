import type { Locator, Page } from "@playwright/test";
import type { PageAnswer } from "~/courses/schema";
import type { Section } from "~/documents/schema";
import type { MadePdf } from "../support/pdfs";
import { wordAgreement } from "../support/word-agreement";
import { makeCourse, openBuilder } from "./course-page";
import { textAt } from "./document-page";
import { expect as expectSoon, FROM_OUR_PAGE, hydrated, toast } from "./fixtures";

/** Reading files is work: a slow machine takes its time. */
export const expect = expectSoon.configure({ timeout: 45_000 });
/** Reading a page takes so long at most. */
export const PAGE_MS = 3_000;

/* Importing PDFs into a course of the signed-in teacher. */

export const importDialog = (page: Page) => page.getByRole("dialog", { name: "Import PDF" });
/** Where in the dialog a file is chosen, and how it goes with it. */
export const importPlace = (page: Page) =>
  importDialog(page).getByRole("region", { name: "Import PDF", exact: true });
export const documentsOf = (page: Page) =>
  importDialog(page).getByRole("region", { name: "Documents of this course" });
/** How an import stands while its dialog is closed. */
export const corner = (page: Page, filename: string) =>
  page.getByRole("region", { name: `Import of ${filename}` });
export const progress = (where: Locator) => where.getByRole("progressbar", { name: /^Page \d+ of \d+/ });

/** A course with one page, open in the builder. @returns its id */
export async function openCourse(page: Page): Promise<string> {
  const id = await makeCourse(page, "English B1", [{}]);
  await openBuilder(page, id);
  return id;
}

export async function openImport(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More about this course" }).click();
  await page.getByRole("button", { name: "Import PDF" }).click();
  await expect(importDialog(page).getByRole("button", { name: "Choose a PDF" })).toBeVisible();
}

export const pdf = (bytes: Uint8Array, name = "Book.pdf") => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(bytes),
});

/** Chooses a file in the dialog. */
export async function choose(page: Page, file: ReturnType<typeof pdf>): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await importDialog(page).getByRole("button", { name: "Choose a PDF" }).click();
  await (await choosing).setFiles(file);
}

interface StoredPage {
  checked: boolean;
  sections: Section[];
  image: { url: string | null };
  size: { width: number; height: number };
}

/** The documents of a course as the server has them. */
export async function storedDocuments(page: Page, courseId: string) {
  const answer = await page.request.get(`/api/courses/${courseId}/documents`, FROM_OUR_PAGE);
  expect(answer.status()).toBe(200);
  const { documents } = await answer.json();
  return documents as { id: string; filename: string; pageCount: number; storedPages: number }[];
}

/** A page of a document as the server has it, by its number. */
export async function storedPage(page: Page, documentId: string, number: number): Promise<StoredPage> {
  const answer = await page.request.get(`/api/documents/${documentId}/pages/${number}`, FROM_OUR_PAGE);
  expect(answer.status(), `page ${number}`).toBe(200);
  return (await answer.json()).page;
}

/** Every word of a page in reading order. */
export const wordsOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ content, branches }) => [
    ...content.split(/\s+/).filter((word) => word !== ""),
    ...wordsOf(branches),
  ]);

const PAGE_CALL = /\/api\/documents\/[^/]+\/pages\/(\d+)$/;

/** Calls that store a page and have left the browser, in their order, by the page's number. */
export function pageCalls(page: Page): number[] {
  const numbers: number[] = [];
  page.on("request", (request) => {
    const number = PAGE_CALL.exec(new URL(request.url()).pathname)?.[1];
    if (number && request.method() === "PUT") numbers.push(Number(number));
  });
  return numbers;
}

/** Holds up the calls that store pages after this one. @returns lets them go */
export async function holdPagesAfter(page: Page, most: number): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PAGE_CALL, async (route) => {
    const number = Number(PAGE_CALL.exec(new URL(route.request().url()).pathname)?.[1]);
    if (number > most) await released;
    // the page may have been left meanwhile
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(PAGE_CALL);
  };
}

export const doneText = (filename: string, count: number) =>
  `“${filename}” is imported: ${count === 1 ? "1 page" : `${count} pages`}.`;
export const expectDone = (page: Page, filename: string, count: number) =>
  expect(importPlace(page).getByText(doneText(filename, count))).toBeVisible({
    timeout: 60_000 + count * PAGE_MS,
  });

/** Every word of a file stands in the document, in the order in which it is read, on its page. */
export async function expectStored(page: Page, courseId: string, { words }: MadePdf) {
  const [document] = await storedDocuments(page, courseId);
  expect(document).toMatchObject({ pageCount: words.length, storedPages: words.length });
  const expected: string[] = [];
  const found: string[] = [];
  let agreeing = 0;
  for (const [i, ofPage] of words.entries()) {
    const stored = await storedPage(page, document?.id ?? "", i + 1);
    expect(stored.image.url, `image of page ${i + 1}`).toMatch(/^\/api\/files\//);
    const read = wordsOf(stored.sections);
    expected.push(...ofPage);
    found.push(...read);
    agreeing += wordAgreement(ofPage, read) * (ofPage.length + read.length);
  }
  if (expected.length === 0) expect(found).toEqual([]);
  else expect(agreeing / (expected.length + found.length)).toBeGreaterThanOrEqual(0.99);
}

const contentsOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ content, branches }) => [content, ...contentsOf(branches)]);

/**
 * On the open review of a document's first page: puts its first text right, where it has one, marks the page as
 * checked, adds all pages to the course, and follows the message to the first of them in the builder.
 * @param pageCount pages of the document; the course has one of its own before them
 */
export async function reviewIntoCourse(page: Page, courseId: string, documentId: string, pageCount: number) {
  await hydrated(page);
  const first = textAt(page, "1");
  const before = await storedPage(page, documentId, 1);
  if (before.sections.length > 0) await first.fill(`Checked: ${before.sections[0]?.content}`);
  await page.getByRole("button", { name: "Mark page as checked" }).click();
  await expect(page.getByText(`1 of ${pageCount} pages checked`)).toBeVisible();
  await expect.poll(async () => (await storedPage(page, documentId, 1)).checked).toBe(true);

  await page.getByRole("button", { name: "Add to the course" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to the course" });
  await dialog.getByRole("radio", { name: "Other pages" }).check();
  await dialog.getByRole("textbox", { name: "Pages" }).fill(`1-${pageCount}`);
  await dialog.getByRole("button", { name: `Add ${pageCount} pages` }).click();
  const added = toast(page, `${pageCount} pages were added to the course.`);
  await added.getByRole("button", { name: "Open" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/course-builder/${courseId}\\?page=2$`));

  for (const number of [1, pageCount]) {
    const { sections, image } = await storedPage(page, documentId, number);
    const answer = await page.request.get(`/api/courses/${courseId}/pages/${number}`, FROM_OUR_PAGE);
    const made: PageAnswer = await answer.json();
    expect(made.pageCount).toBe(1 + pageCount);
    expect(made.page.page).toBe(String(number));
    expect(made.page.page_image).toEqual(image);
    expect(made.page.blocks.map(({ data }) => data)).toEqual(contentsOf(sections));
    if (number === 1 && sections.length > 0)
      await expect(page.getByLabel("Text block 1:")).toHaveValue(/^Checked: /);
  }
}
