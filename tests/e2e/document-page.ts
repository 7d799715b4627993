import type { Page } from "@playwright/test";
import { makeCourse } from "./course-page";
import { expect, FROM_OUR_PAGE, hydrated } from "./fixtures";

/* Documents of the signed-in teacher, stored by the calls, and the screen on which they are reviewed. */

/** A page of A4 that is all white: one pixel. */
const IMAGE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
  "base64",
);

export interface NewSection {
  content: string;
  type?: "header" | "subheader" | "text";
  tag?: string;
  branches?: NewSection[];
}

/** Sections one under another on the page, each 20 points high. */
function sectionsOf(list: readonly NewSection[], count = { value: 0 }): object[] {
  return list.map(({ content, type = "text", tag = "p", branches = [] }) => {
    count.value += 1;
    const number = count.value;
    return {
      section_id: `s${number}`,
      content_type: type,
      tag,
      content,
      external_reference: null,
      box: { x: 60, y: 30 * number, width: 400, height: 20 },
      branches: sectionsOf(branches, count),
    };
  });
}

/** Texts one under another. */
export const plain = (texts: readonly string[]): NewSection[] => texts.map((content) => ({ content }));

/** A text about a lighthouse: a heading, a text with two branches, a last text. */
export const LIGHTHOUSE: NewSection[] = [
  { content: "The lighthouse keeper", type: "header", tag: "h1" },
  {
    content: "Reading",
    type: "subheader",
    tag: "h2",
    branches: [
      { content: "Every evening Tomas climbed the steps." },
      { content: "The lamp did not answer." },
    ],
  },
  { content: "Words to learn" },
];

/** Stores one page, as the importer does. */
export async function storePage(
  page: Page,
  documentId: string,
  number: number,
  sections: readonly NewSection[],
  more: object = {},
) {
  const answer = await page.request.put(`/api/documents/${documentId}/pages/${number}`, {
    ...FROM_OUR_PAGE,
    multipart: {
      page: JSON.stringify({
        number,
        size: { width: 595, height: 842 },
        sections: sectionsOf(sections),
        ...more,
      }),
      image: { name: "page.png", mimeType: "image/png", buffer: IMAGE },
    },
  });
  expect(answer.ok(), `page ${number}: ${answer.status()} ${await answer.text()}`).toBe(true);
}

/** A document of a new course whose first pages are stored. @returns the address of its review */
export async function makeDocument(
  page: Page,
  pages: readonly (readonly NewSection[])[],
  pageCount = pages.length,
): Promise<{ address: string; documentId: string; courseId: string }> {
  const courseId = await makeCourse(page, "Reader", []);
  const answer = await page.request.post(`/api/courses/${courseId}/documents`, {
    ...FROM_OUR_PAGE,
    data: { filename: "Reader B1.pdf", pageCount, size: 1_000 },
  });
  const documentId: string = (await answer.json()).document.id;
  for (const [i, sections] of pages.entries()) await storePage(page, documentId, i + 1, sections);
  return { address: `/admin/course-builder/${courseId}/documents/${documentId}`, documentId, courseId };
}

/** @param number of the page, from 1 */
export async function openReview(page: Page, address: string, number = 1): Promise<void> {
  await page.goto(number > 1 ? `${address}?page=${number}` : address);
  await hydrated(page);
}

/** A text of the page by its place, such as "2.1". */
export const textAt = (page: Page, place: string) =>
  page.getByRole("textbox", { name: `Text ${place}`, exact: true });

/** Where a text stands on the page image. */
export const regionOf = (page: Page, text: string) =>
  page.getByRole("list", { name: "Where the texts stand on the page" }).getByRole("button", { name: text });

/** Every text in its order. */
export const texts = (page: Page) =>
  page
    .getByRole("region", { name: "Text of the page" })
    .getByRole("textbox", { name: /^Text \d/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

/** The word that says how the page stands. */
export const saveState = (page: Page) => page.locator("main [data-state]").first();

interface StoredSection {
  content: string;
  branches: StoredSection[];
}

/** The sections as the server has them: "a (b c) d". */
export async function storedPage(page: Page, documentId: string, number = 1) {
  const answer = await page.request.get(`/api/documents/${documentId}/pages/${number}`, FROM_OUR_PAGE);
  const { page: stored } = await answer.json();
  const drawn = (sections: StoredSection[]): string[] =>
    sections.map(({ content, branches }) =>
      branches.length > 0 ? `${content} (${drawn(branches).join(" | ")})` : content,
    );
  return { texts: drawn(stored.sections), checked: stored.checked as boolean, sections: stored.sections };
}
