export const AFTER_LOGIN_PATH = "/admin/dashboard";

/** The sign-in screen that leads back to a path of ours (product §1). */
export function loginPath(redirectTo: string): string {
  return `/auth/login?${new URLSearchParams({ redirectTo })}`;
}

/**
 * A path of our own origin to go to after signing in, whatever was asked for (product §1): anything that a browser
 * could read as another origin becomes the dashboard.
 */
export function safeRedirect(wanted: string | null | undefined): string {
  const base = "https://lectern.invalid";
  if (!wanted?.startsWith("/") || /[\\\p{Cc}]/u.test(wanted)) return AFTER_LOGIN_PATH;
  if (!URL.canParse(wanted, base)) return AFTER_LOGIN_PATH;
  const url = new URL(wanted, base);
  const path = url.pathname + url.search + url.hash;
  if (url.origin !== base || path.startsWith("//") || path.startsWith("/auth/")) return AFTER_LOGIN_PATH;
  return path;
}
