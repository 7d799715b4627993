import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod/mini";
import { type FormParts, readJson, readMultipart } from "./body.server";
import { type Scope, scopeOf } from "./context.server";
import { AppError, errorResponse, internal, methodNotAllowed, unauthorized } from "./errors";
import { logError } from "./log.server";
import { clientAddress, countAgainst, type LimitName } from "./rate-limit.server";
import { parseShape, type Shape } from "./shape";
import type { Teacher } from "./teacher.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Answer = Response | object;
type Params = Record<string, string | undefined>;
type Parsed<S extends Shape | undefined> = S extends Shape ? z.output<S> : undefined;

/** What a handler works with besides the parsed input. */
interface Call<Body extends Shape | undefined, Query extends Shape | undefined> extends Scope {
  request: Request;
  params: Params;
  body: Parsed<Body>;
  query: Parsed<Query>;
  /** The file that came with a `form`; null without one. */
  file: Uint8Array | null;
}

interface Declaration<Body extends Shape | undefined, Query extends Shape | undefined> {
  body?: Body;
  query?: Query;
  /** Whether the body may be missing; it is then parsed as an empty object. */
  optionalBody?: boolean;
  /** The body is a form of these parts (`multipart/form-data`); `body` is the shape of the one that is JSON. */
  form?: FormParts;
  /** Most bytes of the body where it is not the usual cap. */
  maxBytes?: number;
  /** Counted per teacher, or per address where nobody is signed in (quality R8). */
  limit?: LimitName;
}

interface PublicDeclaration<B extends Shape | undefined, Q extends Shape | undefined>
  extends Declaration<B, Q> {
  run: (call: Call<B, Q>) => Answer | Promise<Answer>;
}

interface TeacherDeclaration<B extends Shape | undefined, Q extends Shape | undefined, P>
  extends Declaration<B, Q> {
  /** What a write must read before it decides: it shares the round trip that confirms the session. */
  prepare?: (call: Scope & { teacher: Teacher; params: Params }) => Promise<P>;
  run: (call: Call<B, Q> & { teacher: Teacher; prepared: P }) => Answer | Promise<Answer>;
}

type Handler = (args: Args, scope: Scope) => Promise<Answer>;

async function inputOf<B extends Shape | undefined, Q extends Shape | undefined>(
  { request, params }: Args,
  scope: Scope,
  { body, query, form, maxBytes, optionalBody }: Declaration<B, Q>,
): Promise<Call<B, Q>> {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const parsedQuery = query ? parseShape(query, search) : undefined;
  const parts = form && (await readMultipart(request, form, maxBytes));
  const json = () => {
    if (parts) return parts.json;
    return optionalBody && !request.body ? {} : readJson(request, maxBytes);
  };
  return {
    ...scope,
    request,
    params,
    query: parsedQuery as Parsed<Q>,
    body: (body ? parseShape(body, await json()) : undefined) as Parsed<B>,
    file: parts?.file ?? null,
  };
}

/** A call that anybody may make. */
export function publicCall<B extends Shape | undefined = undefined, Q extends Shape | undefined = undefined>(
  declaration: PublicDeclaration<B, Q>,
): Handler {
  return async (args, scope) => {
    if (declaration.limit) await countAgainst(scope.env, declaration.limit, clientAddress(args.request));
    return declaration.run(await inputOf(args, scope, declaration));
  };
}

/**
 * A call for a signed-in teacher. A write confirms the session before its body is read; a read lets the session's
 * statement travel with its own (one round trip).
 */
export function teacherCall<
  B extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  P = undefined,
>(declaration: TeacherDeclaration<B, Q, P>): Handler {
  return async (args, scope) => {
    const teacher = await scope.signedIn();
    if (!teacher) throw unauthorized();
    const prepared = (await declaration.prepare?.({ ...scope, teacher, params: args.params })) as P;
    const isRead = args.request.method === "GET" || args.request.method === "HEAD";
    if (!isRead) await teacher.confirm();
    // Only a living session counts: a cookie that was logged out must not use up its owner's limit.
    if (declaration.limit) await countAgainst(scope.env, declaration.limit, teacher.id);
    try {
      const input = await inputOf(args, scope, declaration);
      const answer = await declaration.run({ ...input, teacher, prepared });
      await teacher.confirm();
      return answer;
    } catch (error) {
      // A bad query of somebody whose session is over is answered 401, not 422.
      await teacher.confirm();
      throw error;
    }
  };
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * A path of the API: method → call. It gives the resource route's loader and action, which answer JSON, the error
 * envelope of product §0, and 405 with `Allow` for any other method.
 */
export function endpoint(calls: Partial<Record<Method, Handler>>): (args: Args) => Promise<Response> {
  const allowed = Object.keys(calls)
    .flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    .join(", ");
  return async (args) => {
    const scope = scopeOf(args.context, args.request);
    const method = args.request.method === "HEAD" ? "GET" : args.request.method;
    const call = calls[method as Method];
    if (!call) return errorResponse(methodNotAllowed(allowed));
    return answerOf(() => call(args, scope), scope.requestId);
  };
}

/** Runs a call and turns what it returns or throws into an answer; what nobody expected is logged once. */
async function answerOf(run: () => Promise<Answer>, requestId: string): Promise<Response> {
  try {
    const answer = await run();
    return answer instanceof Response ? answer : Response.json(answer);
  } catch (error) {
    return errorResponse(expected(error, requestId));
  }
}

/** The failure as an `AppError`: one of ours as it is, anything else logged and told as `internal`. */
export function expected(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) {
    if (error.cause !== undefined) logError(error, requestId);
    return error;
  }
  logError(error, requestId);
  return internal(requestId);
}
