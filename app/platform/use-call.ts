import { useCallback, useRef, useState } from "react";
import type * as z from "zod/mini";
import type { ToastAction } from "~/ui/one-toast";
import { useToast } from "~/ui/toast";
import { type ApiCall, type CallResult, callApi, messageIn } from "./call";
import { loginPath } from "./paths";
import { leaveWork } from "./unsaved-work";

interface CallOptions<S extends z.ZodMiniType> extends ApiCall<S> {
  /** Toast on success: the server's message or this text; none without it. */
  success?: string | false;
  /** What the toast on success offers, such as undoing it. */
  offer?: ToastAction;
  /** Toast on failure: the server's message or this text; none when false. */
  failure: string | false;
}

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
      const result = await callApi(options);
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
