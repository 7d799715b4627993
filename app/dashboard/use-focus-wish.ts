import { type RefObject, useEffect } from "react";

export interface FocusWish {
  selectors: readonly string[];
  /** Milliseconds; whoever has gone on to something else is not called back. */
  until: number;
}

/** A lesson that moves or goes takes the focus with it: it is put where the wish says, once that is there. */
export function useFocusWish(card: RefObject<HTMLElement>, wish: { current: FocusWish | null }) {
  useEffect(() => {
    const wanted = wish.current;
    if (!wanted || !isLost(document.activeElement)) return;
    if (wanted.until < Date.now()) {
      wish.current = null;
      return;
    }
    for (const selector of wanted.selectors) {
      const found = [...(card.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
      const shown = found.find((element) => element.offsetParent !== null);
      if (!shown) continue;
      shown.focus();
      wish.current = null;
      return;
    }
  });
}

/** A slot that has got a lesson takes no focus any more, even where the browser has not noticed yet. */
const isLost = (active: Element | null) =>
  !active || active === document.body || (active.matches("[data-slot]") && !active.hasAttribute("tabindex"));
