import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "remix-server-build";
import { SESSION_COOKIE } from "~/platform/cookies";
import { type Bindings, parseEnv } from "~/platform/env.server";
import { errorResponse, methodNotAllowed, notFound, unavailable } from "~/platform/errors";
import { refuseForeignOrigin } from "~/platform/guard.server";
import { withSecurityHeaders } from "~/platform/headers.server";
import { logError, loggablePath, logRequest, type RequestRecord } from "~/platform/log.server";

export { BotHub } from "./bot-hub";

const RETRY_UNCONFIGURED_SECONDS = 60;

/** What Remix routes. A call by any other is answered 405 by its own endpoint, which knows what it takes. */
const ROUTED_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

const remix = createRequestHandler(build, "production");

export default {
  async fetch(request: Request, bindings: Bindings, ctx: ExecutionContext): Promise<Response> {
    const started = Date.now();
    const url = new URL(request.url);
    const record: RequestRecord = {
      requestId: crypto.randomUUID(),
      method: request.method,
      path: loggablePath(url.pathname),
      status: 0,
      ms: 0,
      d1: { calls: 0, rowsRead: 0, rowsWritten: 0 },
    };
    const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
    const response = withSecurityHeaders(await answer(request, url, bindings, ctx, record, nonce), {
      nonce,
      url,
      requestId: record.requestId,
      signedIn: request.headers.get("Cookie")?.includes(`${SESSION_COOKIE}=`) ?? false,
    });
    logRequest({ ...record, status: response.status, ms: Date.now() - started });
    return request.method === "HEAD" ? new Response(null, response) : response;
  },
} satisfies ExportedHandler<Bindings>;

async function answer(
  request: Request,
  url: URL,
  bindings: Bindings,
  ctx: ExecutionContext,
  record: RequestRecord,
  nonce: string,
): Promise<Response> {
  try {
    const env = parseEnv(bindings);
    const refused = refuseForeignOrigin(request);
    if (refused) return errorResponse(refused);
    const isCall = url.pathname.startsWith("/api/");
    if (isCall && url.pathname.endsWith(".data")) return errorResponse(notFound());
    if (!isCall && !ROUTED_METHODS.has(request.method))
      return errorResponse(methodNotAllowed("GET, HEAD, POST"));
    return await remix(routable(request, url), {
      env,
      nonce,
      method: request.method,
      record,
      waitUntil: (work) => ctx.waitUntil(work),
    });
  } catch (error) {
    logError(error, record.requestId);
    return errorResponse(unavailable(RETRY_UNCONFIGURED_SECONDS));
  }
}

/**
 * The request as Remix may see it: without the query key of its old data protocol, which would answer for any path,
 * and with a method that it routes.
 */
function routable(request: Request, url: URL): Request {
  const cleaned = new URL(url);
  cleaned.searchParams.delete("_data");
  const method = ROUTED_METHODS.has(request.method) ? request.method : "GET";
  if (cleaned.href === url.href && method === request.method) return request;
  return new Request(cleaned, {
    method,
    headers: request.headers,
    body: method === "GET" || method === "HEAD" ? null : request.body,
    signal: request.signal,
  });
}
