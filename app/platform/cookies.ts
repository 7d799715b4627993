/** Names of our cookies. The `__Host-` prefix binds a cookie to this host, HTTPS and the whole site. */
export const SESSION_COOKIE = "__Host-session";
export const DEVICE_COOKIE = "__Host-device";
/** Written by the browser: how the person likes the look. Absent means "as the system". */
export const THEME_COOKIE = "theme";
export const SIDEBAR_COOKIE = "sidebar";
/** Written by the browser: where the person was in the Course Builder, and how tall its panes are. */
export const COURSE_COOKIE = "course";
export const COURSE_HEIGHT_COOKIE = "course-height";
/** Written by the browser: how the text of a PDF is shown while it is reviewed. */
export const REVIEW_VIEW_COOKIE = "review-view";

/**
 * The value of one cookie in a `Cookie` header; null when it is missing, or there twice: somebody else then wrote
 * one of them. Names are compared to the letter, because a browser guards `__Host-session` and not a name that only
 * looks like it, with another kind of space before it.
 * @param header the header's value, null when there was none
 */
export function readCookie(header: string | null, name: string): string | null {
  const start = `${name}=`;
  const pairs = (header ?? "").split(";").map((pair) => pair.replace(/^ +/, ""));
  const [pair, ...others] = pairs.filter((candidate) => candidate.startsWith(start));
  return pair === undefined || others.length > 0 ? null : pair.slice(start.length);
}
