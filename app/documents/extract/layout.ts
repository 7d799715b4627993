import type { PageSize, Section } from "../schema";
import { fitted } from "./layout-caps";
import { type Fragment, fragmentsOf, textOf } from "./layout-fragments";
import { hyphenatedIn } from "./layout-letters";
import { columnsOf, type Line, lineOf } from "./layout-order";
import { paragraphsOf } from "./layout-paragraphs";
import { type Frame, type Placed, sectionsOf } from "./layout-sections";
import type { Link, Piece } from "./piece";

/** How far from upright, in degrees, text still counts as upright. */
const UPRIGHT = 5;
/** The part of a page's height at its upper and lower edge where running headers and page numbers stand. */
const EDGE = 0.1;
/** In heights of type: how far they keep away from the text. */
const EDGE_GAP = 0.9;
const MOST_EDGE_LINES = 2;

/**
 * A page's texts in reading order, as sections (product §7): columns one after the other, what is set larger or bolder
 * than running text as headings, with what follows in their branches. What is turned another way than most comes last.
 * @param body size of running text
 */
export function layOut(
  pieces: readonly Piece[],
  { size, links, body }: { size: PageSize; links: readonly Link[]; body: number },
): Section[] {
  const placed: Placed[] = [];
  for (const [turn, group] of byTurn(pieces.filter((piece) => isOn(size, piece)))) {
    const fragments = fragmentsOf(group.map((piece) => turned(piece, -turn)));
    const { head, text, foot } =
      turn === 0 ? edges(fragments, size) : { head: [], text: fragments, foot: [] };
    const columns = [...columnsOf(text)];
    const hyphenated = hyphenatedIn(columns.flat().map((line) => textOf(line.pieces)));
    const place = (lines: Line[], apart: boolean) => {
      for (const paragraph of paragraphsOf(lines, hyphenated))
        placed.push({ ...paragraph, apart, lines: paragraph.lines.map((line) => frameOf(line, turn)) });
    };
    for (const line of head) place([line], true);
    for (const column of columns) place(column, false);
    for (const line of foot) place([line], true);
  }
  return sectionsOf(fitted(placed), { size, links, body });
}

/** Whether anything of it is within the page as it is seen. */
function isOn({ width, height }: PageSize, { x, y, size, width: long, turn }: Piece): boolean {
  const [dx, dy] = [Math.cos(radians(turn)) * long, Math.sin(radians(turn)) * long];
  return (
    Math.max(x, x + dx) > 0 &&
    Math.min(x, x + dx) < width &&
    Math.max(y, y + dy) > 0 &&
    Math.min(y, y + dy) - size < height
  );
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The pieces of each direction, the one with the most letters first. */
function byTurn(pieces: readonly Piece[]): [number, Piece[]][] {
  const groups = new Map<number, Piece[]>([[0, []]]);
  for (const piece of pieces) {
    const quarter = Math.round(piece.turn / 90) * 90;
    const turn = (Math.abs(piece.turn - quarter) <= UPRIGHT ? quarter : piece.turn) % 360;
    const group = groups.get(turn);
    if (group) group.push(piece);
    else groups.set(turn, [piece]);
  }
  const letters = (group: readonly Piece[]) => group.reduce((sum, { text }) => sum + text.length, 0);
  return [...groups].sort(([, a], [, b]) => letters(b) - letters(a));
}

/** The piece on a page that is turned by so many degrees, clockwise, about its corner. */
function turned(piece: Piece, degrees: number): Piece {
  if (degrees === 0) return piece;
  const { x, y } = turnedPoint(piece, degrees);
  return { ...piece, x, y };
}

function turnedPoint({ x, y }: { x: number; y: number }, degrees: number): { x: number; y: number } {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function frameOf({ left, top, right, bottom }: Line, turn: number): Frame {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ].map((corner) => turnedPoint(corner, turn));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** What stands at the upper and lower edge, apart from the text. */
function edges(
  fragments: Fragment[],
  { height }: PageSize,
): { head: Line[]; text: Fragment[]; foot: Line[] } {
  const bands = new Map<number, Fragment[]>();
  for (const one of fragments) bands.set(one.band, [...(bands.get(one.band) ?? []), one]);
  const lines = [...bands].sort(([a], [b]) => a - b);
  const taken = new Set<number>();
  const peel = (from: "top" | "bottom"): Line[] => {
    const found: Line[] = [];
    while (found.length < MOST_EDGE_LINES && lines.length > 1) {
      const [band, own] = (from === "top" ? lines[0] : lines.at(-1)) ?? [0, []];
      const [, inner] = (from === "top" ? lines[1] : lines.at(-2)) ?? [0, []];
      const [line, text] = [lineOf(own), lineOf(inner)];
      const near = from === "top" ? line.bottom > EDGE * height : line.top < (1 - EDGE) * height;
      const gap = from === "top" ? text.top - line.bottom : line.top - text.bottom;
      if (near || gap < EDGE_GAP * text.size || line.size > 1.1 * text.size) break;
      found.push(line);
      taken.add(band);
      lines.splice(from === "top" ? 0 : -1, 1);
    }
    return found;
  };
  const head = peel("top");
  const foot = peel("bottom").reverse();
  return { head, text: fragments.filter(({ band }) => !taken.has(band)), foot };
}
