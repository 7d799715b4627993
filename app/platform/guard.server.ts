import { SESSION_COOKIE } from "./cookies";
import { AppError } from "./errors";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a state-changing request or a socket upgrade that another origin may have caused (quality R2).
 * Runs in the Worker's entry, before routing. `X-Forwarded-*` is never read.
 * @returns the refusal, or null when the request may pass
 */
export function refuseForeignOrigin(request: Request): AppError | null {
  const upgrade = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
  if (SAFE_METHODS.has(request.method) && !upgrade) return null;
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const siteOk = site === null || site === "same-origin";
  const originOk = origin === null ? !upgrade : origin === new URL(request.url).origin;
  const unexplained = site === null && origin === null && hasSessionCookie(request);
  if (siteOk && originOk && !unexplained) return null;
  return new AppError("forbidden_origin", "This request did not come from Lectern, so nothing was done.");
}

/** Whether a session cookie may be there, however oddly it is written. */
export function hasSessionCookie(request: Request): boolean {
  return request.headers.get("Cookie")?.includes(SESSION_COOKIE) ?? false;
}
