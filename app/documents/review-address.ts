import { MAX_PDF_PAGES } from "./limits";

/** Where the course of a document is built. */
export const courseAddress = (courseId: string): string =>
  `/admin/course-builder/${encodeURIComponent(courseId)}`;

/**
 * Where a page of a document is reviewed (product §7).
 * @param number from 1; the first page needs none in the address
 */
export function reviewAddress(courseId: string, documentId: string, number = 1): string {
  const page = number > 1 ? `?page=${number}` : "";
  return `${courseAddress(courseId)}/documents/${encodeURIComponent(documentId)}${page}`;
}

/**
 * The page that an address asks for, from 1; the first where the number is missing or none. A number beyond every
 * document is one that no page has.
 */
export function pageNumberIn(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  if (!/^\d+$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), MAX_PDF_PAGES + 1);
}

/** The path of a page in its document: `pages-11` is page 12. */
export const pagePath = (number: number): string => `pages-${number - 1}`;

/** The path of the sections of a page. */
export const sectionsPath = (number: number): string => `${pagePath(number)}-sections`;

/** The path of the section that a path is in, or null: `pages-11-sections-0-branches-2` of that section's content. */
export const sectionOf = (path: string): string | null =>
  /^pages-\d+-sections-\d+(?:-branches-\d+)*/.exec(path)?.[0] ?? null;
