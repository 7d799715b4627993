import { useCallback, useEffect } from "react";
import { useSteps } from "~/ui/use-steps";
import { indexIn, type Turns, turnsFrom } from "./page-address";

interface Turning {
  /** The page on the screen, from 0. */
  index: number;
  pageCount: number;
  onTurn: (index: number) => void;
}

export type Turn = (way: keyof Turns) => void;

/**
 * Turns one page on or back. Alt+PageUp and Alt+PageDown do so too, wherever the focus is, but not behind a dialog.
 */
export function useTurning({ index, pageCount, onTurn }: Turning): Turn {
  const { step } = useSteps({ shown: index, placeIn: indexIn, onGo: onTurn });
  const turn = useCallback<Turn>((way) => step((from) => turnsFrom(from, pageCount)[way]), [step, pageCount]);

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
  return turn;
}
