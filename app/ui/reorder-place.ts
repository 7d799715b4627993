/** A row of a list: where it begins and how tall it is, in CSS pixels of the list's own scroll. */
export interface Row {
  top: number;
  height: number;
}

/**
 * The place where a dragged row would come to stand: it passes a neighbour once its leading edge is beyond the
 * neighbour's middle.
 * @param from its place now, from 0
 * @param by how far it has been dragged, in pixels; negative is up
 * @param beyond how far past the middle the edge must be
 */
export function placeOf(rows: readonly Row[], from: number, by: number, beyond = 0): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const middle = ({ top, height }: Row) => top + height / 2;
  if (by > 0) {
    const edge = dragged.top + dragged.height + by;
    let to = from;
    while (rows[to + 1] && edge > middle(rows[to + 1] as Row) + beyond) to += 1;
    return to;
  }
  const edge = dragged.top + by;
  let to = from;
  while (rows[to - 1] && edge < middle(rows[to - 1] as Row) - beyond) to -= 1;
  return to;
}

/** The list with one item taken from one place to another; places from 0. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, i) => i !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
