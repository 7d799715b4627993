import { type RefObject, useEffect, useRef } from "react";

/** What had the focus is drawn anew when `state` changes: then the first button or link inside takes it, so that it is not lost. */
export function useKeptFocus(inside: RefObject<HTMLElement>, state: string) {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body)
      inside.current?.querySelector<HTMLElement>("button, a")?.focus();
  }, [inside, state]);
}
