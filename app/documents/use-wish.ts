import { useEffect, useRef } from "react";
import type { Review } from "./use-review";

/** Leads the person to what was asked for, once it is there. @param shown changes with what is on the screen */
export function useWish({ count, target }: Review["wish"], shown: string): void {
  const granted = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may come with what is shown next
  useEffect(() => {
    if (target === null || granted.current === count) return;
    const element =
      document.getElementById(target) ?? document.querySelector<HTMLElement>(`[id^="${target}-"]`);
    if (!element) return;
    granted.current = count;
    element.focus();
  }, [count, target, shown]);
}
