import { COURSE_COOKIE, COURSE_HEIGHT_COOKIE, readCookie } from "~/platform/cookies";
import { clampHeight } from "./pane-height";

const ONE_YEAR_S = 31_536_000;
const PLACE_FORM = /^([0-9a-z]{26})\.(\d{1,5})$/;

const cookie = (name: string, value: string) =>
  `${name}=${value}; Path=/admin; SameSite=Lax; Max-Age=${ONE_YEAR_S}`;

/** Where the person was last in this browser: a course and the place of a page in it, from 0; null when nowhere. */
export function readPlace(cookies: string | null): { courseId: string; index: number } | null {
  const [, courseId, index] = PLACE_FORM.exec(readCookie(cookies, COURSE_COOKIE) ?? "") ?? [];
  return courseId && index ? { courseId, index: Number(index) } : null;
}

/** The cookie that remembers it for a year. */
export const placeCookie = (courseId: string, index: number) => cookie(COURSE_COOKIE, `${courseId}.${index}`);

/** The height of the panes that the person has chosen, in pixels; null when none. */
export function readHeight(cookies: string | null): number | null {
  const stored = Number(readCookie(cookies, COURSE_HEIGHT_COOKIE) ?? "");
  return Number.isFinite(stored) && stored > 0 ? clampHeight(stored) : null;
}

/** The cookie that remembers it for a year. */
export const heightCookie = (height: number) => cookie(COURSE_HEIGHT_COOKIE, String(height));
