import { useCallback, useEffect, useRef } from "react";
import { type Turns, turnsFrom } from "./page-address";

export interface Turning {
  /** The page on the screen, from 0. */
  index: number;
  pageCount: number;
  onTurn: (index: number) => void;
}

/** Turns one page on or back; from the page that is on its way, where somebody turns faster than pages come. */
export function useTurning(turning: Turning): (way: keyof Turns) => void {
  const latest = useRef(turning);
  const wanted = useRef(turning.index);
  useEffect(() => {
    latest.current = turning;
  });
  useEffect(() => {
    wanted.current = turning.index;
  }, [turning.index]);

  return useCallback((way) => {
    const { pageCount, onTurn } = latest.current;
    const to = turnsFrom(wanted.current, pageCount)[way];
    if (to === null) return;
    wanted.current = to;
    onTurn(to);
  }, []);
}
