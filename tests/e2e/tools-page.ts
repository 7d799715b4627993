import type { Page } from "@playwright/test";
import { makeCourse } from "./course-page";
import { expect, FROM_OUR_PAGE, hydrated } from "./fixtures";

/* A document of the signed-in teacher, made by the calls, and the screen that reviews it. */

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkM/5fDwADggGAl3lYzgAAAABJRU5ErkJggg==",
  "base64",
);

export const section = (id: string, content: string, branches: object[] = []) => ({
  section_id: id,
  content_type: "text",
  tag: "p",
  content,
  external_reference: null,
  box: { x: 40, y: 60, width: 300, height: 20 },
  branches,
});

interface Book {
  courseId: string;
  documentId: string;
}

/** Writes a page of a document anew, as another tab would. */
export async function storePage(
  page: Page,
  documentId: string,
  number: number,
  texts: string[],
  checked = false,
) {
  const body = {
    number,
    size: { width: 595, height: 842 },
    sections: texts.map((text, i) => section(`s${i + 1}`, text)),
    checked,
  };
  const answer = await page.request.put(`/api/documents/${documentId}/pages/${number}`, {
    ...FROM_OUR_PAGE,
    multipart: {
      page: JSON.stringify(body),
      image: { name: "page.png", mimeType: "image/png", buffer: PNG },
    },
  });
  expect(answer.ok(), `page ${number}: ${answer.status()}`).toBe(true);
}

/** A document of these pages, each a list of texts. */
export async function makeBook(page: Page, pages: string[][]): Promise<Book> {
  const courseId = await makeCourse(page, "English B1", []);
  const made = await page.request.post(`/api/courses/${courseId}/documents`, {
    ...FROM_OUR_PAGE,
    data: { filename: "Book.pdf", pageCount: pages.length, size: 1_000 },
  });
  const documentId = (await made.json()).document.id as string;
  for (const [i, texts] of pages.entries()) await storePage(page, documentId, i + 1, texts);
  return { courseId, documentId };
}

export async function openReview(page: Page, { courseId, documentId }: Book, number = 1): Promise<void> {
  await page.goto(
    `/admin/course-builder/${courseId}/documents/${documentId}${number > 1 ? `?page=${number}` : ""}`,
  );
  await hydrated(page);
}

/** A text of the page that is open, by its place. */
export const textField = (page: Page, place: string) =>
  page.getByRole("textbox", { name: `Text ${place}`, exact: true });

/** The texts of a page as the server has them. */
export async function storedTexts(page: Page, documentId: string, number: number): Promise<string[]> {
  const answer = await page.request.get(`/api/documents/${documentId}/pages/${number}`);
  return (await answer.json()).page.sections.map(({ content }: { content: string }) => content);
}
