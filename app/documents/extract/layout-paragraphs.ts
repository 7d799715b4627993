import { textOf } from "./layout-fragments";
import { seam } from "./layout-letters";
import type { Line } from "./layout-order";

/** Lines that belong together, and their text; rows of a table and items of a list stand one under the other. */
export interface Paragraph {
  lines: Line[];
  text: string;
  size: number;
  bold: boolean;
}

/** How much larger the way to the next line is between paragraphs than inside of one. */
const GAP = 1.3;
/** A way to the next line that is no gap, in heights of type, however tight the lines of a column are. */
const USUAL_LEADING = 1.2;
const OTHER_SIZE = 0.12;
/** In heights of type: how far in the first line of a paragraph begins. */
const INDENT = 0.8;
/** A line that ends a paragraph leaves so much of the column free. */
const SHORT = 0.12;
const ENDS_SENTENCE = /[.!?:;…»”"')\]]$/u;
const BEGINS_SENTENCE = /^[\p{Lu}\p{Lt}\p{N}—–«“"'([¿¡]/u;
const ITEM = /^(?:[•◦▪●○■□‣∙·*–—-]\s|\(?\d{1,3}[.)]\s|\(?\p{L}[.)]\s)/u;
const BULLET_ONLY = /^(?:[•◦▪●○■□‣∙·*–—-]|\(?\d{1,3}[.)]?|\(?\p{L}[.)])$/u;

interface Read extends Line {
  text: string;
  bold: boolean;
  /** Cells that are no mark of a list before its text. */
  row: boolean;
  item: boolean;
}

/** The paragraphs of a column. */
export function paragraphsOf(column: readonly Line[], hyphenated: ReadonlySet<string>): Paragraph[] {
  const lines = column.map(read).filter(({ text }) => text !== "");
  const leading = usualLeading(lines);
  const edges = {
    left: Math.min(...lines.map((l) => l.left)),
    right: Math.max(...lines.map((l) => l.right)),
  };
  const groups: Read[][] = [];
  for (const [i, line] of lines.entries()) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && !parted(before, line, lines[i + 1], { leading, edges })) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => paragraph(group, hyphenated));
}

function read(line: Line): Read {
  const cells = line.cells.map(textOf).filter((cell) => cell !== "");
  const [first = "", ...others] = cells;
  const marked = others.length === 1 && BULLET_ONLY.test(first);
  const row = others.length > 0 && !marked;
  const text = row ? cells.join("\t") : cells.join(" ");
  const bold = line.pieces.reduce((sum, piece) => sum + (piece.bold ? piece.text.length : 0), 0);
  const all = line.pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  return { ...line, text, row, item: marked || ITEM.test(text), bold: bold > 0.8 * all };
}

function usualLeading(lines: readonly Read[]): number {
  const ways = lines
    .flatMap((line, i) => {
      const before = lines[i - 1];
      const sameType = before && Math.abs(before.size - line.size) < OTHER_SIZE * line.size;
      return sameType ? [(line.baseline - before.baseline) / line.size] : [];
    })
    .sort((a, b) => a - b);
  return Math.max(USUAL_LEADING, Math.min(2, ways[Math.floor(ways.length / 2)] ?? USUAL_LEADING));
}

interface Column {
  leading: number;
  edges: { left: number; right: number };
}

function parted(before: Read, line: Read, next: Read | undefined, { leading, edges }: Column): boolean {
  const size = Math.max(before.size, line.size);
  const way = line.baseline - before.baseline;
  if (way > GAP * leading * size || way <= 0) return true;
  if (Math.abs(before.size - line.size) > OTHER_SIZE * size || before.bold !== line.bold) return true;
  if (before.row !== line.row) return true;
  if (line.row || line.item) return false;
  const indented = line.left - edges.left > INDENT * size;
  const wasAtEdge = before.left - edges.left < (INDENT * size) / 2;
  const goesBack =
    !next ||
    line.left - next.left > (INDENT * size) / 2 ||
    next.baseline - line.baseline > GAP * leading * size;
  if (indented && wasAtEdge && goesBack && !before.item) return true;
  const short = edges.right - before.right > SHORT * (edges.right - edges.left);
  return short && ENDS_SENTENCE.test(before.text) && BEGINS_SENTENCE.test(line.text);
}

function paragraph(lines: Read[], hyphenated: ReadonlySet<string>): Paragraph {
  const [first] = lines;
  const parts: string[] = [];
  for (const { text, row, item } of lines) {
    const own = parts.length > 0 && (row || item);
    const [before, between] = own ? [parts.pop(), "\n"] : seam(parts.pop() ?? "", text, hyphenated);
    parts.push(`${before}${between}`, text);
  }
  return { lines, text: parts.join(""), size: first?.size ?? 0, bold: lines.every(({ bold }) => bold) };
}
