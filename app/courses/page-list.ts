import { moved } from "~/ui/reorder-place";
import { PAGE_ROWS } from "./limits";
import type { PageRow } from "./schema";

/** The pages of a course in their order; null where a page has not been read yet. */
export type PageList = readonly (PageRow | null)[];

/** A change of the list, shown before the server has answered or after it has. */
export type ListChange =
  | { kind: "move"; id: string; to: number }
  | { kind: "rename"; id: string; label: string }
  | { kind: "remove"; id: string }
  | { kind: "add"; row: PageRow; at: number };

/** A list of which nothing has been read. */
export const unread = (count: number): PageList => new Array<null>(count).fill(null);

/** Where a page stands, from 0; -1 where it is gone or has not been read. */
export const placeIn = (list: PageList, id: string) => list.findIndex((row) => row?.id === id);

/**
 * The list with what `GET …/pages?from=` answered. Where that tells of another number of pages, or of a page that
 * stands elsewhere in ours, the course has changed meanwhile: what was read before is dropped and read again.
 */
export function withSlice(
  list: PageList,
  slice: { pages: readonly PageRow[]; from: number; pageCount: number },
): PageList {
  const { pages, from, pageCount } = slice;
  const came = new Map(pages.map((row, i) => [row.id, from + i]));
  const isStale =
    list.length !== pageCount ||
    list.some((row, place) => row !== null && came.has(row.id) && came.get(row.id) !== place);
  const before = isStale ? unread(pageCount) : list;
  return before.map((row, place) => pages[place - from] ?? row);
}

/** From which places to read so that the rows of a range are known: whole slices of 200, those that lack one. */
export function slicesToRead(list: PageList, first: number, end: number): number[] {
  const slices = new Set<number>();
  for (let place = first; place < Math.min(end, list.length); place += 1)
    if (list[place] === null) slices.add(place - (place % PAGE_ROWS));
  return [...slices];
}

/** The list after a change; the same list where the page that it names is not there. */
export function changed(list: PageList, change: ListChange): PageList {
  if (change.kind === "add") return [...list.slice(0, change.at), change.row, ...list.slice(change.at)];
  const place = placeIn(list, change.id);
  if (place < 0) return list;
  if (change.kind === "remove") return list.filter((_, i) => i !== place);
  if (change.kind === "move") return moved(list, place, change.to);
  return list.map((row, i) => (row && i === place ? { ...row, page: change.label } : row));
}

/** Where the page that stood at `place` stands after a change; what takes its place where it is gone. */
export function placeAfter(list: PageList, change: ListChange, place: number): number {
  const numbered = list.map((_, i) => i);
  if (change.kind === "add") return change.at <= place ? place + 1 : place;
  const from = placeIn(list, change.id);
  if (from < 0 || change.kind === "rename") return place;
  if (change.kind === "move") return moved(numbered, from, change.to).indexOf(place);
  return place > from ? place - 1 : Math.max(0, Math.min(place, list.length - 2));
}
