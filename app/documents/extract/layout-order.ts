import { type Fragment, least, mostOf } from "./layout-fragments";
import { gutterIn } from "./layout-gutter";
import type { Piece } from "./piece";

/** What stands on one base line of a column. */
export interface Line {
  pieces: Piece[];
  /** Its parts, with wide gaps between them: the cells of a row, where there are more than one. */
  cells: Piece[][];
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  size: number;
}

/** Columns in columns, no deeper than this. */
const MOST_DEPTH = 12;
/** In heights of type. */
const CELL_GAP = 1.5;

/** The fragments of a page as columns in reading order, each a list of lines from the top. */
export function columnsOf(fragments: readonly Fragment[], depth = 0): Line[][] {
  if (fragments.length === 0) return [];
  const gutter = depth < MOST_DEPTH ? gutterIn(fragments) : null;
  if (!gutter) return [linesOf(fragments)];
  const { above, left, right, below } = gutter;
  const columns = [left, right];
  if (mostlyLeftward(fragments)) columns.reverse();
  return [above, ...columns, below].flatMap((part) => columnsOf(part, depth + 1));
}

function mostlyLeftward(fragments: readonly Fragment[]): boolean {
  const pieces = fragments.flatMap((one) => one.pieces);
  return pieces.filter(({ leftward }) => leftward).length > pieces.length / 2;
}

function linesOf(fragments: readonly Fragment[]): Line[] {
  const bands = new Map<number, Fragment[]>();
  for (const one of fragments) {
    const band = bands.get(one.band);
    if (band) band.push(one);
    else bands.set(one.band, [one]);
  }
  return [...bands.values()].map(lineOf).sort((a, b) => a.baseline - b.baseline);
}

/** The line that these fragments of one base line are together. */
export function lineOf(fragments: readonly Fragment[]): Line {
  const sorted = [...fragments].sort((a, b) => a.left - b.left);
  const pieces = sorted.flatMap((one) => one.pieces);
  const size = mostOf(pieces, (piece) => piece.size);
  const cells: Piece[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const one of sorted) {
    if (one.left - right > CELL_GAP * size) cells.push([...one.pieces]);
    else cells.at(-1)?.push(...one.pieces);
    right = Math.max(right, one.right);
  }
  return {
    pieces,
    cells,
    size,
    left: least(sorted, (one) => one.left),
    right,
    top: least(sorted, (one) => one.top),
    bottom: -least(sorted, (one) => -one.bottom),
    baseline: mostOf(pieces, (piece) => piece.y),
  };
}
