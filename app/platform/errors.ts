/** Every code an error answer can carry, with its HTTP status (product §0). */
export const STATUS_OF = {
  malformed_json: 400,
  unauthorized: 401,
  forbidden_origin: 403,
  forbidden: 403,
  reauth_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  bad_range: 416,
  invalid: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

/** One thing wrong with what was sent: a dotted path into the body or query, and a sentence for a teacher. */
export interface Issue {
  path: string;
  message: string;
}

interface ErrorExtras {
  issues?: Issue[];
  headers?: Record<string, string>;
  /** Further members of the answer's body, such as the current state in a conflict. */
  body?: Record<string, unknown>;
  cause?: unknown;
}

/** An expected failure: what the caller is told, and with which status. Its message is written for a teacher. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly status: number;
  readonly issues: Issue[] | undefined;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    extras: ErrorExtras = {},
  ) {
    super(message, { cause: extras.cause });
    this.status = STATUS_OF[code];
    this.issues = extras.issues;
    this.headers = extras.headers ?? {};
    this.body = extras.body ?? {};
  }
}

/** Nobody is signed in, or the session is over. */
export const unauthorized = () => new AppError("unauthorized", "Please sign in to continue.");

/** It does not exist, or belongs to somebody else. */
export const notFound = () => new AppError("not_found", "There is nothing here.");

/** What was sent is wrong in these places; the first is told. */
export const invalid = (issues: Issue[]) =>
  new AppError("invalid", issues[0]?.message ?? "Please check what you entered.", { issues });

/** @param allow the value of the `Allow` header */
export const methodNotAllowed = (allow: string) =>
  new AppError("method_not_allowed", "This address does not take that kind of request.", {
    headers: { Allow: allow },
  });

/** Not now, and not the caller's fault (quality R17). */
export const unavailable = (retryAfterSeconds: number, cause?: unknown) =>
  new AppError("unavailable", "Lectern is busy right now. Please try again in a moment.", {
    headers: { "Retry-After": String(retryAfterSeconds) },
    cause,
  });

/** What nobody expected; the request id finds it in the log. */
export const internal = (requestId: string) =>
  new AppError("internal", "Something went wrong on our side. Please try again.", { body: { requestId } });

/** A limit is used up (quality R8). */
export const tooManyRequests = (retryAfterSeconds: number, message?: string) =>
  new AppError("rate_limited", message ?? "Too many attempts. Please wait a little and try again.", {
    headers: { "Retry-After": String(retryAfterSeconds) },
  });

/** The error envelope of product §0 as an HTTP answer. */
export function errorResponse(error: AppError): Response {
  const { code, message, issues, headers, body, status } = error;
  return Response.json({ message, code, ...(issues ? { issues } : {}), ...body }, { status, headers });
}
