import { type RefObject, useEffect, useState } from "react";
import type { RowRange } from "./visible-rows";

/** A list up to so long is drawn whole. */
const FEW = 40;
/** How many rows are drawn before anybody knows what is seen: as many as fit in. */
export const FIRST_ROWS = 10;
/** How far beyond the window's edges a row counts as near, in CSS pixels. */
const BEYOND = 400;
/** Rows come and go by so many, so that not every turn of the wheel changes something. */
const STEP = 4;

/**
 * Which rows of a long list stand in or near what is seen, from 0; the list's elements are its rows, of whatever
 * height each. A short list is near as a whole.
 */
export function useNearRows(list: RefObject<HTMLElement>, count: number): RowRange {
  const [near, setNear] = useState<RowRange>({ first: 0, end: FIRST_ROWS });
  const isLong = count > FEW;

  useEffect(() => {
    if (!isLong) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const rows = list.current?.children;
      if (!rows) return;
      const first = Math.floor(rowAt(rows, -BEYOND) / STEP) * STEP;
      const end = Math.ceil((rowAt(rows, window.innerHeight + BEYOND) + 1) / STEP) * STEP;
      setNear((now) => (now.first === first && now.end === end ? now : { first, end }));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(look);
    };
    ask();
    // whatever scrolls around the list
    window.addEventListener("scroll", ask, { capture: true, passive: true });
    window.addEventListener("resize", ask);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", ask, true);
      window.removeEventListener("resize", ask);
    };
  }, [list, isLong]);

  return isLong ? near : { first: 0, end: count };
}

/** The first row whose bottom is below a height of the window; how many there are where none is. */
function rowAt(rows: HTMLCollection, y: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}
