import type { RowRange } from "./visible-rows";

/** How far beyond the window's edges a row counts as near, in CSS pixels. */
const BEYOND = 400;
/** Rows come and go by so many, so that not every turn of the wheel changes something. */
const STEP = 4;

/**
 * Tells which rows of a list stand in or near what is seen, from 0, now and after whatever scrolls; the list's elements
 * are its rows, of whatever height each. @returns ends it
 */
export function watchRows(list: { current: HTMLElement | null }, tell: (near: RowRange) => void): () => void {
  let frame = 0;
  const look = () => {
    frame = 0;
    const rows = list.current?.children;
    if (!rows) return;
    tell({
      first: Math.floor(rowAt(rows, -BEYOND) / STEP) * STEP,
      end: Math.ceil((rowAt(rows, window.innerHeight + BEYOND) + 1) / STEP) * STEP,
    });
  };
  const ask = () => {
    frame ||= requestAnimationFrame(look);
  };
  ask();
  window.addEventListener("scroll", ask, { capture: true, passive: true });
  window.addEventListener("resize", ask);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", ask, true);
    window.removeEventListener("resize", ask);
  };
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
