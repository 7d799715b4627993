import type * as z from "zod/mini";
import type { Issue } from "./errors";

export interface ApiCall<S extends z.ZodMiniType> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** Goes as JSON, a `FormData` as it is. */
  body?: unknown;
  /** Goes on when the page is left; only for small bodies. */
  keepalive?: boolean;
  /** Gives it up: the answer is as without a network. */
  signal?: AbortSignal;
  /**
   * The shape of the answer; without it `data` is whatever came. As a function it is fetched with the answer: shapes
   * are heavy, and a screen that may never call need not bring them along.
   */
  answer?: S | (() => Promise<S>);
}

export type CallResult<T> =
  | { ok: true; status: number; data: T }
  | {
      ok: false;
      status: number;
      code: string;
      message: string;
      issues: Issue[];
      data: unknown;
      /** When the server says to try again. */
      retryAfterSeconds: number | null;
    };

/** Sends a call to our API and parses the answer in its shape. It never throws; no network is status 0. */
export async function callApi<S extends z.ZodMiniType>(
  options: ApiCall<S>,
): Promise<CallResult<z.output<S>>> {
  const { method, path, body, answer, signal, keepalive = false } = options;
  const isJson = body !== undefined && !(body instanceof FormData);
  try {
    const response = await fetch(path, {
      method,
      keepalive,
      signal,
      headers: {
        Accept: "application/json",
        ...(isJson ? { "Content-Type": "application/json" } : {}),
      },
      ...(isJson ? { body: JSON.stringify(body) } : body instanceof FormData ? { body } : {}),
    });
    const data: unknown = await response.json().catch(() => null);
    if (!response.ok) return failed(response.status, data, response.headers.get("Retry-After"));
    if (!answer) return { ok: true, status: response.status, data: data as z.output<S> };
    const shape = typeof answer === "function" ? await answer() : answer;
    const parsed = shape.safeParse(data);
    return parsed.success ? { ok: true, status: response.status, data: parsed.data } : failed(502, null);
  } catch {
    return { ...failed(0, null), code: "no_network" };
  }
}

function failed(status: number, data: unknown, retryAfter: string | null = null) {
  const envelope = typeof data === "object" && data !== null ? data : {};
  return {
    ok: false as const,
    status,
    code: "code" in envelope && typeof envelope.code === "string" ? envelope.code : "",
    message: messageIn(envelope) ?? "",
    issues: "issues" in envelope && Array.isArray(envelope.issues) ? envelope.issues : [],
    data,
    retryAfterSeconds: retryAfter === null ? null : Number(retryAfter) || null,
  };
}

/** The server's message in an answer, or null. */
export function messageIn(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("message" in data)) return null;
  return typeof data.message === "string" && data.message !== "" ? data.message : null;
}
