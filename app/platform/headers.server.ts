/** Hosts whose pages may stand in a frame of ours: the materials platform and YouTube without cookies. */
const FRAME_HOSTS = "https://progressme.ru https://edvibe.com https://www.youtube-nocookie.com";

function contentSecurityPolicy(nonce: string, url: URL): string {
  const socket = `${url.protocol === "https:" ? "wss:" : "ws:"}//${url.host}`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${socket}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${FRAME_HOSTS}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}

/** The headers of a redirect, or of an answer that came from a fetch, cannot be changed. */
function isFixed(response: Response): boolean {
  try {
    response.headers.set("X-Content-Type-Options", "nosniff");
    return false;
  } catch {
    return true;
  }
}

/**
 * The answer with the headers that every answer of the Worker carries (quality R13).
 * @param signedIn whether the request came with a session cookie: such answers are never stored
 */
export function withSecurityHeaders(
  response: Response,
  { nonce, url, requestId, signedIn }: { nonce: string; url: URL; requestId: string; signedIn: boolean },
): Response {
  const answer = isFixed(response) ? new Response(response.body, response) : response;
  // A file's own policy is stricter.
  if (!answer.headers.has("Content-Security-Policy"))
    answer.headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, url));
  answer.headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  answer.headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  answer.headers.set("X-Content-Type-Options", "nosniff");
  answer.headers.set("X-Request-Id", requestId);
  if (answer.status === 405 && !answer.headers.has("Allow")) answer.headers.set("Allow", "GET, HEAD");
  if (signedIn || !answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", "no-store");
  return answer;
}
