import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type * as z from "zod/mini";
import { type Scope, scopeOf } from "./context.server";
import { expected } from "./endpoint.server";
import { type AppError, unauthorized } from "./errors";
import { loginPath } from "./paths";
import { parseShape, type Shape } from "./shape";
import type { Teacher } from "./teacher.server";

interface ScreenCall extends Scope {
  request: Request;
  params: Record<string, string | undefined>;
  url: URL;
}

/**
 * The loader of a screen that anybody may see.
 * @throws Response with `{message, code, requestId}` for the error boundary
 */
export function publicLoader<T>(run: (call: ScreenCall) => T | Promise<T>) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<T> => {
    const scope = scopeOf(context, request);
    return orThrowResponse(scope, async () => run({ ...scope, request, params, url: new URL(request.url) }));
  };
}

/** The action of a screen that anybody may use: forms that work without scripts. */
export function publicAction<T>(run: (call: ScreenCall) => T | Promise<T>) {
  return async ({ request, params, context }: ActionFunctionArgs): Promise<T> => {
    const scope = scopeOf(context, request);
    return orThrowResponse(scope, async () => run({ ...scope, request, params, url: new URL(request.url) }));
  };
}

/**
 * The loader of a screen for a signed-in teacher; anybody else is led to the sign-in and back (product §1). Each
 * child loader needs its own: a layout's loader protects no child.
 */
export function teacherLoader<T, Q extends Shape | undefined = undefined>(
  { query }: { query?: Q },
  run: (
    call: ScreenCall & { teacher: Teacher; query: Q extends Shape ? z.output<Q> : undefined },
  ) => T | Promise<T>,
) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<T> => {
    const scope = scopeOf(context, request);
    const url = new URL(request.url);
    return orThrowResponse(
      scope,
      async () => {
        const teacher = await scope.signedIn();
        if (!teacher) throw unauthorized();
        try {
          const parsed = query ? parseShape(query, Object.fromEntries(url.searchParams)) : undefined;
          return await run({ ...scope, request, params, url, teacher, query: parsed as never });
        } finally {
          // Whatever comes of it, somebody whose session is over is led to the sign-in.
          await teacher.confirm();
        }
      },
      url,
    );
  };
}

async function orThrowResponse<T>(scope: Scope, run: () => Promise<T>, guarded?: URL): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Response) throw error;
    const failure = expected(error, scope.requestId);
    if (guarded && failure.code === "unauthorized")
      throw redirect(loginPath(guarded.pathname + guarded.search));
    throw screenError(failure, scope.requestId);
  }
}

function screenError({ code, message, status, headers }: AppError, requestId: string): Response {
  return Response.json({ code, message, requestId }, { status, headers });
}
