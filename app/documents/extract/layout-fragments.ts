import { typed } from "./layout-letters";
import type { Piece } from "./piece";

/** Letters that stand on one base line without a wide gap; lengths in points, `top` above `bottom`. */
export interface Fragment {
  pieces: Piece[];
  /** Which base line of the page it stands on. */
  band: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  /** Height of most of its type. */
  size: number;
}

/** How much of its size a letter stands above its base line, and hangs below. */
const ABOVE = 0.78;
const BELOW = 0.22;

/** In heights of type: how far base lines of one line may differ, and the gap that parts fragments. */
const SAME_BASELINE = 0.25;
const WIDE_GAP = 0.6;
/** A smaller letter beside a larger one: how much smaller, how much higher or lower, how near. */
const SMALL = 0.85;
const RAISED = 0.6;
const NEAR = 0.35;
/** Nearer than this the same text was printed twice, to look bold. */
const TWICE = 0.25;

/** The fragments of pieces that all run the same way, from the top. */
export function fragmentsOf(pieces: readonly Piece[]): Fragment[] {
  const fragments = bandsOf(pieces).flatMap((band, number) => splitAtGaps(band, number));
  return raisedJoined(fragments).sort((a, b) => a.top - b.top || a.left - b.left);
}

function bandsOf(pieces: readonly Piece[]): Piece[][] {
  const bands: { y: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = bands.at(-1);
    if (last && piece.y - last.y <= SAME_BASELINE * Math.min(piece.size, last.size)) {
      last.pieces.push(piece);
      // base lines that differ a little do not creep downwards
      if (piece.size > last.size) Object.assign(last, { size: piece.size, y: piece.y });
    } else bands.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return bands.map((band) => band.pieces);
}

function splitAtGaps(band: Piece[], number: number): Fragment[] {
  const runs: Piece[][] = [];
  for (const piece of band.sort((a, b) => a.x - b.x)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (!run || !before) {
      runs.push([piece]);
      continue;
    }
    const size = Math.max(piece.size, before.size);
    if (piece.text === before.text && piece.x - before.x < TWICE * size) continue;
    if (piece.x - (before.x + before.width) > WIDE_GAP * size) runs.push([piece]);
    else run.push(piece);
  }
  return runs.map((run) => fragment(run, number));
}

function fragment(pieces: Piece[], band: number): Fragment {
  const size = mostOf(pieces, (piece) => piece.size);
  const baseline = mostOf(pieces, (piece) => piece.y);
  return {
    pieces,
    band,
    size,
    baseline,
    left: least(pieces, (piece) => piece.x),
    right: -least(pieces, (piece) => -(piece.x + piece.width)),
    top: least(pieces, (piece) => piece.y - ABOVE * piece.size),
    bottom: -least(pieces, (piece) => -(piece.y + BELOW * piece.size)),
  };
}

/** Raised and lowered figures go into the line that they belong to. */
function raisedJoined(fragments: Fragment[]): Fragment[] {
  const near = new Set<Fragment>();
  const sorted = [...fragments].sort((a, b) => a.baseline - b.baseline);
  for (const [i, small] of sorted.entries()) {
    const host = hostOf(small, sorted, i);
    if (!host) continue;
    near.add(small);
    Object.assign(
      host,
      fragment(
        [...host.pieces, ...small.pieces].sort((a, b) => a.x - b.x),
        host.band,
      ),
    );
  }
  return joinedAgain(fragments.filter((one) => !near.has(one)));
}

function hostOf(small: Fragment, sorted: readonly Fragment[], at: number): Fragment | null {
  for (const step of [1, -1])
    for (let i = at + step; i >= 0 && i < sorted.length; i += step) {
      const large = sorted[i];
      if (!large || Math.abs(large.baseline - small.baseline) > RAISED * small.size * 2) break;
      const higher = Math.abs(large.baseline - small.baseline);
      if (small.size > SMALL * large.size || higher > RAISED * large.size || higher === 0) continue;
      if (touches(small, large)) return large;
    }
  return null;
}

/** Whether a letter of the large one stands right beside the small one, or as far as under it. */
function touches(small: Fragment, large: Fragment): boolean {
  const near = NEAR * large.size;
  if (small.left > large.right + near || small.right < large.left - near) return false;
  return large.pieces.some(
    ({ x, width }) => Math.abs(small.left - (x + width)) < near || Math.abs(x - small.right) < near,
  );
}

/** Fragments of a line between which a raised figure stood. */
function joinedAgain(fragments: readonly Fragment[]): Fragment[] {
  const result: Fragment[] = [];
  for (const one of [...fragments].sort((a, b) => a.band - b.band || a.left - b.left)) {
    const before = result.at(-1);
    const gap = before && before.band === one.band ? one.left - before.right : Number.POSITIVE_INFINITY;
    if (before && gap <= WIDE_GAP * Math.max(one.size, before.size))
      result[result.length - 1] = fragment([...before.pieces, ...one.pieces], one.band);
    else result.push(one);
  }
  return result;
}

const BLANK_GAP = 0.17;

/** The text of pieces of one line, in reading order. */
export function textOf(pieces: readonly Piece[]): string {
  const leftward = pieces.filter((piece) => piece.leftward).length > pieces.length / 2;
  const ordered = leftward ? [...pieces].sort((a, b) => b.x - a.x) : pieces;
  let text = "";
  let before: Piece | undefined;
  for (const piece of ordered) {
    const gap = before
      ? Math.max(piece.x - (before.x + before.width), before.x - (piece.x + piece.width))
      : 0;
    const blank = before && (piece.apart || gap > BLANK_GAP * Math.max(piece.size, before.size));
    text += (blank ? " " : "") + piece.text;
    before = piece;
  }
  return typed(text).trim();
}

/** What most of the letters have. */
export function mostOf(pieces: readonly Piece[], of: (piece: Piece) => number): number {
  const counts = new Map<number, number>();
  for (const piece of pieces) {
    const value = Math.round(of(piece) * 20) / 20;
    counts.set(value, (counts.get(value) ?? 0) + piece.text.length);
  }
  let most = 0;
  let best = 0;
  for (const [value, count] of counts) if (count > most) [best, most] = [value, count];
  return best;
}

/** The least value; a page may have too many pieces to hand them all to `Math.min`. */
export const least = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((best, one) => Math.min(best, of(one)), Number.POSITIVE_INFINITY);
