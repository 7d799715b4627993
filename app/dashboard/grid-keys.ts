import { FIRST_HOUR, LAST_HOUR } from "~/lessons/rules";

/** A place in the grid: a column, a row's hour, and which of the slot's lessons (0 where it has none). */
export interface Place {
  column: number;
  hour: number;
  index: number;
}

const LAST_COLUMN = 6;

/**
 * Where a key leads in the grid, or null when it leads nowhere. Up and down pass every lesson of a slot on their way;
 * left and right keep the row; Home and End go to its ends, PageUp and PageDown to the column's, with Ctrl (or Cmd)
 * Home and End to the grid's corners.
 * @param lessons how many lessons a slot has
 */
export function walk(
  from: Place,
  key: string,
  ctrl: boolean,
  lessons: (column: number, hour: number) => number,
): Place | null {
  const lastOf = (column: number, hour: number) => Math.max(0, lessons(column, hour) - 1);
  const at = (column: number, hour: number, index: number): Place => ({
    column,
    hour,
    index: Math.min(index, lastOf(column, hour)),
  });
  const { column, hour, index } = from;
  const to = (): Place | null => {
    switch (key) {
      case "ArrowLeft":
        return column > 0 ? at(column - 1, hour, index) : null;
      case "ArrowRight":
        return column < LAST_COLUMN ? at(column + 1, hour, index) : null;
      case "ArrowUp":
        if (index > 0) return at(column, hour, index - 1);
        return hour > FIRST_HOUR ? at(column, hour - 1, lastOf(column, hour - 1)) : null;
      case "ArrowDown":
        if (index < lastOf(column, hour)) return at(column, hour, index + 1);
        return hour < LAST_HOUR ? at(column, hour + 1, 0) : null;
      case "Home":
        return at(0, ctrl ? FIRST_HOUR : hour, 0);
      case "End":
        return ctrl ? at(LAST_COLUMN, LAST_HOUR, Number.MAX_SAFE_INTEGER) : at(LAST_COLUMN, hour, 0);
      case "PageUp":
        return at(column, FIRST_HOUR, 0);
      case "PageDown":
        return at(column, LAST_HOUR, Number.MAX_SAFE_INTEGER);
      default:
        return null;
    }
  };
  const found = to();
  const isHere = found?.column === column && found.hour === hour && found.index === index;
  return isHere ? null : found;
}
