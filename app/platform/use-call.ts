import { useCallback, useRef, useState } from "react";
import type * as z from "zod/mini";
import type { ToastAction } from "~/ui/one-toast";
import { useToast } from "~/ui/toast";
import type { Issue } from "./errors";
import { loginPath } from "./paths";
import { leaveWork } from "./unsaved-work";

interface CallOptions<S extends z.ZodMiniType> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  body?: unknown;
  /**
   * The shape of the answer; without it `data` is whatever came. As a function it is fetched with the answer: shapes
   * are heavy, and a screen that may never call need not bring them along.
   */
  answer?: S | (() => Promise<S>);
  /** Toast on success: the server's message or this text; none without it. */
  success?: string | false;
  /** What the toast on success offers, such as undoing it. */
  offer?: ToastAction;
  /** Toast on failure: the server's message or this text; none when false. */
  failure: string | false;
}

export type CallResult<T> =
  | { ok: true; status: number; data: T }
  | { ok: false; status: number; code: string; message: string; issues: Issue[]; data: unknown };

/**
 * The one way from a screen to our API: sends JSON, parses the answer in its shape, shows the specified toast
 * (spec §8: the server's message, else the fallback). It never throws; no network is status 0. Wherever the session
 * is over, a 401 leads to the sign-in and back.
 */
export function useCall() {
  const toast = useToast();
  const [underWay, setUnderWay] = useState(0);
  const latest = useRef(toast);
  latest.current = toast;

  const call = useCallback(
    async <S extends z.ZodMiniType>(options: CallOptions<S>): Promise<CallResult<z.output<S>>> => {
      setUnderWay((count) => count + 1);
      const result = await send(options);
      setUnderWay((count) => count - 1);
      if (result.ok) {
        if (options.success) latest.current.success(messageIn(result.data) ?? options.success, options.offer);
      } else if (result.status === 401 && !window.location.pathname.startsWith("/auth/")) {
        if (signInAgain()) latest.current.error(result.message);
      } else if (options.failure !== false) {
        latest.current.error(result.message || options.failure);
      }
      return result;
    },
    [],
  );

  return { call, busy: underWay > 0 };
}

/** The session is over: leads to the sign-in and back. @returns whether the person is asked first, about unsaved work */
export const signInAgain = (): boolean => leaveWork(toLogin);

function toLogin(): boolean {
  const { pathname, search } = window.location;
  window.location.assign(loginPath(pathname + search));
  return true;
}

async function send<S extends z.ZodMiniType>(options: CallOptions<S>): Promise<CallResult<z.output<S>>> {
  const { method, path, body, answer } = options;
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const data: unknown = await response.json().catch(() => null);
    if (!response.ok) return failed(response.status, data);
    if (!answer) return { ok: true, status: response.status, data: data as z.output<S> };
    const shape = typeof answer === "function" ? await answer() : answer;
    const parsed = shape.safeParse(data);
    return parsed.success ? { ok: true, status: response.status, data: parsed.data } : failed(502, null);
  } catch {
    return { ok: false, status: 0, code: "no_network", message: "", issues: [], data: null };
  }
}

function failed(status: number, data: unknown): CallResult<never> {
  const envelope = typeof data === "object" && data !== null ? data : {};
  return {
    ok: false,
    status,
    code: "code" in envelope && typeof envelope.code === "string" ? envelope.code : "",
    message: messageIn(envelope) ?? "",
    issues: "issues" in envelope && Array.isArray(envelope.issues) ? envelope.issues : [],
    data,
  };
}

function messageIn(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("message" in data)) return null;
  return typeof data.message === "string" && data.message !== "" ? data.message : null;
}
