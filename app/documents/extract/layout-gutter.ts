import type { Fragment } from "./layout-fragments";

/** A strip without letters between two columns: from where to where, and what stands on its sides. */
export interface Gutter {
  left: Fragment[];
  right: Fragment[];
  above: Fragment[];
  below: Fragment[];
}

/** In heights of type: how wide a gutter is at least. */
const LEAST_WIDTH = 0.8;
const LEAST_LINES = 3;
/** Letters in a line of a column; what has fewer is a cell of a table, a number of a list, a name in a margin. */
const LEAST_LETTERS = 12;
/** So many of a column's lines begin, or end, at its edge. */
const ALIGNED = 0.4;
/** With more fragments a page is taken as it comes: looking for columns would take too long. */
const MOST_FRAGMENTS = 3_000;

interface Side {
  lines: number;
  letters: number;
}

interface Found {
  x: number;
  from: number;
  to: number;
  /** Of the side that has fewer. */
  lines: number;
  fragments: number;
  width: number;
}

/**
 * The gutter with the most lines beside it, or null where there are no columns.
 * @param fragments from the top
 */
export function gutterIn(fragments: readonly Fragment[]): Gutter | null {
  if (fragments.length < 2 * LEAST_LINES || fragments.length > MOST_FRAGMENTS) return null;
  const sizes = fragments.map(({ size }) => size).sort((a, b) => a - b);
  const size = sizes[Math.floor(sizes.length / 2)] ?? 10;
  const width = LEAST_WIDTH * size;
  const across = headingsAcross(fragments, size);
  let best: Found | null = null;
  for (const x of new Set(fragments.map(({ right }) => Math.ceil(right)))) {
    const found = longestAt(fragments, x, width, across, best?.lines ?? 0);
    if (found && (!best || isBetter(found, best))) best = found;
  }
  return best && parted(fragments, best, size);
}

/** More lines, then more of the page, then the wider strip. */
const isBetter = (a: Found, b: Found) =>
  (a.lines - b.lines || a.fragments - b.fragments || a.width - b.width) > 0;

const middle = ({ top, bottom }: Fragment) => (top + bottom) / 2;

/** How much larger than other text a heading is, and how much room it may have about it, in heights of type. */
const HEADING = 1.15;
const HEADING_ROOM = 5;

/** Headings too short to reach over the gutter that yet stand over both columns: nothing is beside them. */
function headingsAcross(fragments: readonly Fragment[], size: number): Set<Fragment> {
  const found = new Set<Fragment>();
  let bottom = Number.NEGATIVE_INFINITY;
  for (const [i, one] of fragments.entries()) {
    const next = fragments[i + 1]?.top ?? Number.POSITIVE_INFINITY;
    const alone = bottom <= one.top && next >= one.bottom;
    const room = next - bottom - (one.bottom - one.top);
    if (alone && one.size >= HEADING * size && room <= HEADING_ROOM * size) found.add(one);
    bottom = Math.max(bottom, one.bottom);
  }
  return found;
}

/**
 * Where a strip that begins at x is free the longest, between the lines that cross it.
 * @param least lines beside another strip: fewer are of no use
 */
function longestAt(
  fragments: readonly Fragment[],
  x: number,
  width: number,
  across: ReadonlySet<Fragment>,
  least: number,
): Found | null {
  let best: Found | null = null;
  let from = 0;
  for (let i = 0; i <= fragments.length; i++) {
    const one = fragments[i];
    const crosses = one && one.left < x + width - 0.5 && (one.right > x + 0.5 || across.has(one));
    if (one && !crosses) continue;
    const between = fragments.slice(from, i);
    from = i + 1;
    const found = measured(between, x, width, best?.lines ?? least);
    if (found && (!best || isBetter(found, best))) best = found;
  }
  return best;
}

function measured(fragments: readonly Fragment[], x: number, width: number, least: number): Found | null {
  if (fragments.length < 2 * LEAST_LINES) return null;
  const left = fragments.filter((one) => one.right <= x + 0.5);
  const right = fragments.filter((one) => one.left >= x + width - 0.5);
  if (Math.min(left.length, right.length) < Math.max(LEAST_LINES, least)) return null;
  if (!overlap(left, right)) return null;
  const [before, after] = [sideOf(left), sideOf(right)];
  const lines = Math.min(before.lines, after.lines);
  if (lines < LEAST_LINES) return null;
  if (Math.min(before.letters / before.lines, after.letters / after.lines) < LEAST_LETTERS) return null;
  const edge = Math.min(...right.map((one) => one.left));
  const aligned = Math.max(share(right.map((one) => one.left)), share(left.map((one) => one.right)));
  if (aligned < ALIGNED) return null;
  return {
    x,
    from: Math.min(...fragments.map(middle)),
    to: Math.max(...fragments.map(middle)),
    lines,
    fragments: left.length + right.length,
    width: edge - x,
  };
}

function overlap(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const [a, b, c, d] = [left[0], left.at(-1), right[0], right.at(-1)];
  if (!a || !b || !c || !d) return false;
  return Math.min(b.bottom, d.bottom) - Math.max(a.top, c.top) > 2 * Math.min(a.size, c.size);
}

function sideOf(fragments: readonly Fragment[]): Side {
  const lines = new Set(fragments.map(({ band }) => band)).size;
  const letters = fragments.reduce(
    (sum, { pieces }) => sum + pieces.reduce((inner, { text }) => inner + text.length, 0),
    0,
  );
  return { lines, letters };
}

/** How many of the edges are the commonest one. */
function share(edges: readonly number[]): number {
  const counts = new Map<number, number>();
  let most = 0;
  for (const edge of edges) {
    const rounded = Math.round(edge / 3);
    const count = (counts.get(rounded) ?? 0) + 1;
    counts.set(rounded, count);
    most = Math.max(most, count);
  }
  return most / edges.length;
}

function parted(fragments: readonly Fragment[], { x, from, to }: Found, size: number): Gutter {
  const inside = fragments.filter((one) => middle(one) >= from && middle(one) <= to);
  const left = inside.filter((one) => one.right <= x + 0.5);
  const right = inside.filter((one) => one.right > x + 0.5);
  const end = endOfBoth(left, right, size);
  const start = startOfBoth(left, right, size);
  const isAbove = (one: Fragment) => middle(one) < Math.max(from, start);
  const isBelow = (one: Fragment) => middle(one) > Math.min(to, end);
  const stays = (one: Fragment) => !isAbove(one) && !isBelow(one);
  return {
    left: left.filter(stays),
    right: right.filter(stays),
    above: fragments.filter(isAbove),
    below: fragments.filter(isBelow),
  };
}

/** In heights of type: the gap that ends a column where the other one ends, and how near that must be. */
const END_GAP = 1.1;
const END_NEAR = 3;

/** Below which height the longer column goes on alone, as text under both. */
function endOfBoth(left: readonly Fragment[], right: readonly Fragment[], size: number): number {
  const ends = [left, right].map((side) => Math.max(...side.map((one) => one.bottom)));
  const [leftEnd = 0, rightEnd = 0] = ends;
  const longer = leftEnd > rightEnd ? left : right;
  const end = Math.min(leftEnd, rightEnd);
  let bottom = Number.NEGATIVE_INFINITY;
  for (const one of longer) {
    const gap = one.top - bottom;
    const near = one.top >= end - size / 2 && bottom <= end + END_NEAR * size;
    if (gap > END_GAP * size && near && bottom > Number.NEGATIVE_INFINITY) return (bottom + one.top) / 2;
    bottom = Math.max(bottom, one.bottom);
  }
  return Number.POSITIVE_INFINITY;
}

/** Above which height the longer column begins alone, as text over both. */
function startOfBoth(left: readonly Fragment[], right: readonly Fragment[], size: number): number {
  const [leftStart = 0, rightStart = 0] = [left[0]?.top, right[0]?.top];
  const longer = leftStart < rightStart ? left : right;
  const start = Math.max(leftStart, rightStart);
  let found = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const one of longer) {
    const gap = one.top - bottom;
    const near = bottom <= start + size / 2 && one.top >= start - END_NEAR * size;
    if (
      bottom > Number.NEGATIVE_INFINITY &&
      gap > END_GAP * size &&
      near &&
      one.top <= start + END_NEAR * size
    )
      found = (bottom + one.top) / 2;
    bottom = Math.max(bottom, one.bottom);
  }
  return found;
}
