/** Rows of a long list, from `first` up to and without `end`; places from 0. */
export interface RowRange {
  first: number;
  end: number;
}

interface Viewport {
  /** How far it is scrolled, and how much of it is seen, in pixels. */
  scrollTop: number;
  height: number;
}

/** Rows drawn beyond the edges, so that a quick scroll does not outrun them. */
const BEYOND = 6;

/** Which rows of one height are to be drawn: those that are seen, and a few on either side. */
export function visibleRows({ scrollTop, height }: Viewport, rowHeight: number, count: number): RowRange {
  const first = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight) - BEYOND), count);
  const end = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + BEYOND);
  return { first, end: Math.max(first, end) };
}

/** The places of a range, with those that must stay in the document wherever they are, each once, in order. */
export function placesOf({ first, end }: RowRange, kept: readonly number[]): number[] {
  const range = Array.from({ length: end - first }, (_, i) => first + i);
  const others = kept.filter((place, i) => kept.indexOf(place) === i && (place < first || place >= end));
  return [...range, ...others].sort((a, b) => a - b);
}

/** How far to scroll so that a row stands wholly in view; where the list is already when it does. */
export function scrollToRow(place: number, { scrollTop, height }: Viewport, rowHeight: number): number {
  const top = place * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - height);
}

/** The place that a dragged row would take, by how far its top stands from the list's beginning. */
export function placeAt(top: number, rowHeight: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.round(top / rowHeight)));
}
