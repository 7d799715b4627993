import { useEffect, useRef } from "react";
import { turnsFrom } from "./page-address";

interface PageKeys {
  /** From 0. */
  index: number;
  pageCount: number;
  onTurn: (index: number) => void;
}

/** Alt+PageUp and Alt+PageDown turn pages wherever the focus is, but not behind a dialog. */
export function usePageKeys(keys: PageKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTurn = event.key === "PageUp" || event.key === "PageDown";
      if (!isTurn || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (document.querySelector("dialog:modal")) return;
      event.preventDefault();
      const { index, pageCount, onTurn } = latest.current;
      const { previous, next } = turnsFrom(index, pageCount);
      const to = event.key === "PageUp" ? previous : next;
      if (to !== null) onTurn(to);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
