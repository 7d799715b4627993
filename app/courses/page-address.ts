import { MAX_PAGES } from "./limits";

/** The screens that show one page of a course. */
const SCREENS = { builder: "", preview: "/preview", worksheet: "/worksheet" } as const;
export type PageScreen = keyof typeof SCREENS;

export const BUILDER_PATH = "/admin/course-builder";

/**
 * Where a screen shows a page: `/admin/course-builder/{id}/preview?page=3`, without the number for the first one
 * (product §6).
 * @param index from 0
 */
export function pageAddress(courseId: string, index: number, screen: PageScreen = "builder"): string {
  const number = index > 0 ? `?page=${index + 1}` : "";
  return `${BUILDER_PATH}/${encodeURIComponent(courseId)}${SCREENS[screen]}${number}`;
}

/**
 * The place, from 0, of the page that an address asks for by its number from 1; the first where the number is missing
 * or none. A number beyond every course is one that no page has.
 */
export function indexIn(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  if (!/^\d+$/.test(text)) return 0;
  return Math.min(Math.max(Number(text) - 1, 0), MAX_PAGES);
}

/** Where "Next page" and "Previous page" lead, from 0; null where they lead nowhere (spec §4 "Course builder"). */
export interface Turns {
  previous: number | null;
  next: number | null;
}

/**
 * Previous does not go below the first page, and from beyond the last one it leads back to that. Next goes as far as
 * one place past the last page, where 'Page not found.' stands.
 */
export function turnsFrom(index: number, pageCount: number): Turns {
  const isPage = index < pageCount;
  return {
    previous: isPage ? (index > 0 ? index - 1 : null) : pageCount > 0 ? pageCount - 1 : null,
    next: isPage ? index + 1 : null,
  };
}
