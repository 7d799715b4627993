import { useEffect } from "react";
import { type Turning, useTurning } from "./use-turning";

/** Alt+PageUp and Alt+PageDown turn pages wherever the focus is, but not behind a dialog. */
export function usePageKeys(turning: Turning) {
  const turn = useTurning(turning);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTurn = event.key === "PageUp" || event.key === "PageDown";
      if (!isTurn || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (document.querySelector("dialog:modal")) return;
      event.preventDefault();
      turn(event.key === "PageUp" ? "previous" : "next");
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [turn]);
}
