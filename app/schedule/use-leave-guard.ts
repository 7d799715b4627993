import { useBlocker } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { guardWork } from "~/platform/unsaved-work";

interface LeaveGuard {
  /** Whether somebody is about to leave and must say what becomes of the changes. */
  asking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Holds whoever leaves while there are unsaved changes (product §4): a navigation inside the product and logging out
 * wait for an answer, outside of it the browser asks.
 */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  const [held, setHeld] = useState<{ leave: () => boolean | Promise<boolean> } | null>(null);
  const answered = useRef(false);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!answered.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    const release = guardWork((leave) => setHeld({ leave }));
    return () => {
      window.removeEventListener("beforeunload", ask);
      release();
    };
  }, [dirty]);

  return {
    asking: blocker.state === "blocked" || held !== null,
    stay: () => {
      setHeld(null);
      blocker.reset?.();
    },
    leave: async () => {
      answered.current = true;
      setHeld(null);
      blocker.proceed?.();
      if (held && !(await held.leave())) answered.current = false;
    },
  };
}
