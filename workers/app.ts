import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "remix-server-build";
import { type Bindings, type Env, parseEnv } from "~/platform/env.server";
import { errorResponse, internal, methodNotAllowed, notFound, unavailable } from "~/platform/errors";
import { hasSessionCookie, refuseForeignOrigin } from "~/platform/guard.server";
import { withSecurityHeaders } from "~/platform/headers.server";
import { logError, loggablePath, logRequest, type RequestRecord } from "~/platform/log.server";
import { callsOf, OWN_PATHS } from "./calls";

export { BotHub } from "./bot-hub";

const RETRY_UNCONFIGURED_SECONDS = 60;

/** What a screen takes: forms without scripts are posted. */
const SCREEN_METHODS = new Set(["GET", "HEAD", "POST"]);

const callOf = callsOf(build);
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
      signedIn: hasSessionCookie(request),
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
  const env = settings(bindings, record);
  if (!env) return errorResponse(unavailable(RETRY_UNCONFIGURED_SECONDS));
  try {
    const refused = refuseForeignOrigin(request);
    if (refused) return errorResponse(refused);
    if (isOddPath(url.pathname)) return errorResponse(notFound());
    const context = { env, nonce, record, waitUntil: (work: Promise<unknown>) => ctx.waitUntil(work) };
    const call = callOf(url.pathname);
    if (call) return await call(request, context);
    if (!SCREEN_METHODS.has(request.method))
      return errorResponse(methodNotAllowed([...SCREEN_METHODS].join(", ")));
    return await remix(withoutOldProtocol(request, url), context);
  } catch (error) {
    logError(error, record.requestId);
    return errorResponse(internal(record.requestId));
  }
}

/** The checked settings; without them nothing is answered, and the log says why (quality R5). */
function settings(bindings: Bindings, { requestId }: RequestRecord): Env | null {
  try {
    return parseEnv(bindings);
  } catch (error) {
    logError(error, requestId);
    return null;
  }
}

/**
 * Whether a path only looks like one that Remix does not get: it decodes paths, does not tell capitals from small
 * letters, and would answer it as page data. A backslash it cannot bear at all.
 */
function isOddPath(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname).toLowerCase();
    if (decoded.includes("\\")) return true;
    const own = OWN_PATHS.find((start) => `${decoded}/`.startsWith(start));
    return own !== undefined && (!pathname.startsWith(own) || decoded.endsWith(".data"));
  } catch {
    return true;
  }
}

/** Remix's old data protocol, a query key, would answer for any path: it is taken out. */
function withoutOldProtocol(request: Request, url: URL): Request {
  if (!url.searchParams.has("_data")) return request;
  const cleaned = new URL(url);
  cleaned.searchParams.delete("_data");
  return new Request(cleaned, request);
}
