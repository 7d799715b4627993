import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps one place of a grid in the order of Tab: where the focus was last, else the first one. The stop moves in the
 * document only; what React draws anew is set right after each drawing.
 */
export function useOneStop(grid: RefObject<HTMLElement>) {
  const stop = useRef<Element | null>(null);

  useEffect(() => {
    const places = () => [...(grid.current?.querySelectorAll<HTMLElement>("[tabindex]") ?? [])];
    const settle = () => {
      const all = places();
      const kept =
        all.find((place) => place === stop.current) ?? all.find((place) => place.tabIndex === 0) ?? all[0];
      for (const place of all) if (place !== kept && place.tabIndex !== -1) place.tabIndex = -1;
      if (kept && kept.tabIndex !== 0) kept.tabIndex = 0;
    };
    const onFocus = ({ target }: FocusEvent) => {
      stop.current = target as Element;
      settle();
    };
    settle();
    const element = grid.current;
    element?.addEventListener("focusin", onFocus);
    return () => element?.removeEventListener("focusin", onFocus);
  });
}
