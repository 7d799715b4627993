/** Names of our cookies. The `__Host-` prefix binds a cookie to this host, HTTPS and the whole site. */
export const SESSION_COOKIE = "__Host-session";
export const DEVICE_COOKIE = "__Host-device";
/** Written by the browser: how the person likes the look. Absent means "as the system". */
export const THEME_COOKIE = "theme";
export const SIDEBAR_COOKIE = "sidebar";

/**
 * The value of one cookie in a `Cookie` header, or null.
 * @param header the header's value, null when there was none
 */
export function readCookie(header: string | null, name: string): string | null {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}
