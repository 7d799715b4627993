import type { SchoolMonth } from "./year";

/** A place in the table: `month` −1 is the head, `day` 0 the checkbox of a row. */
export interface Place {
  month: number;
  day: number;
}

const FIRST_DAY: Place = { month: 0, day: 1 };

/** Whether Tab reaches this place of a table that nobody has moved in. */
export function isTabStop({ month, day }: Place): boolean {
  return month === FIRST_DAY.month && day === FIRST_DAY.day;
}

/** The place of the checkbox that selects all months. */
export const ALL_MONTHS: Place = { month: -1, day: 0 };

/**
 * Where a key leads in the table, or null when it leads nowhere. Up and down keep the day and pass over months
 * that do not have it; left of the first day stands the month's checkbox. PageUp and PageDown go to the first
 * and last month that has the day, Home and End to the ends of a month, with Ctrl (or Cmd) of the year.
 */
export function move(from: Place, key: string, ctrl: boolean, months: readonly SchoolMonth[]): Place | null {
  const length = months[from.month]?.length ?? 0;
  const to = target(from, key, ctrl, months, length);
  return to === null || (to.month === from.month && to.day === from.day) ? null : to;
}

function target(
  from: Place,
  key: string,
  ctrl: boolean,
  months: readonly SchoolMonth[],
  length: number,
): Place | null {
  const rows = [
    ...(from.day === 0 ? [-1] : []),
    ...months.filter((m) => m.length >= from.day).map((m) => m.month),
  ];
  const last = months[months.length - 1];
  switch (key) {
    case "ArrowLeft":
      return { ...from, day: Math.max(0, from.day - 1) };
    case "ArrowRight":
      return { ...from, day: Math.min(length, from.day + 1) };
    case "ArrowUp":
      return { ...from, month: rows.findLast((month) => month < from.month) ?? from.month };
    case "ArrowDown":
      return { ...from, month: rows.find((month) => month > from.month) ?? from.month };
    case "PageUp":
      return { ...from, month: rows[0] ?? from.month };
    case "PageDown":
      return { ...from, month: rows[rows.length - 1] ?? from.month };
    case "Home":
      return ctrl ? FIRST_DAY : { ...from, day: Math.min(1, length) };
    case "End":
      return ctrl && last ? { month: last.month, day: last.length } : { ...from, day: length };
    default:
      return null;
  }
}
