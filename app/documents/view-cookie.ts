import { REVIEW_VIEW_COOKIE, readCookie } from "~/platform/cookies";

const ONE_YEAR_S = 31_536_000;

/** How the text of a page is shown: its sections, or its flat pairs. */
export type View = "tree" | "flat";

/** The view that the person has chosen in this browser. */
export const readView = (cookies: string | null): View =>
  readCookie(cookies, REVIEW_VIEW_COOKIE) === "flat" ? "flat" : "tree";

/** The cookie that remembers it for a year. */
export const viewCookie = (view: View): string =>
  `${REVIEW_VIEW_COOKIE}=${view}; Path=/admin; SameSite=Lax; Max-Age=${ONE_YEAR_S}`;
