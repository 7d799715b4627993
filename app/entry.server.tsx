import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { logError } from "~/platform/log.server";
import { NonceContext } from "~/ui/nonce";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, record }: AppLoadContext,
) {
  let statusCode = status;
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return;
        statusCode = 500;
        logError(error, record.requestId);
      },
    },
  );
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  for (const [name, value] of retryAfter(remixContext)) headers.set(name, value);
  return new Response(body, { headers, status: statusCode });
}

/** When to try again: a page that is refused says so too (product §0), but Remix drops what loaders and actions say. */
function retryAfter({
  staticHandlerContext: { loaderHeaders, actionHeaders },
}: EntryContext): [string, string][] {
  const said = [...Object.values(loaderHeaders), ...Object.values(actionHeaders)];
  return said.flatMap((headers) => [...headers].filter(([name]) => name === "retry-after"));
}

/** What a loader throws is told by `publicLoader` and `teacherLoader`; only what slips past them ends here. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || error instanceof Response || isRouteErrorResponse(error)) return;
  logError(error, context.record.requestId);
}
