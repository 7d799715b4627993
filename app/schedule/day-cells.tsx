import { isTabStop } from "./grid-keys";
import type { Labels } from "./labels";
import { LONGEST_MONTH } from "./limits";
import { kindOf, type MonthDays } from "./rules";
import { type SchoolMonth, weekdayOf } from "./year";

/** The numbers above the days. */
export const DAY_NUMBERS = Array.from({ length: LONGEST_MONTH }, (_, i) => i + 1);

interface DayCellsProps {
  month: SchoolMonth;
  days: MonthDays;
  labels: Labels;
  /** In an image nothing can be set. */
  still?: boolean;
}

const isWeekend = (weekday: number) => weekday === 0 || weekday === 6;

/** The 31 cells of a month: its days with the letters of their weekdays, then the days that it does not have. */
export function DayCells({ month, days, labels, still = false }: DayCellsProps) {
  return DAY_NUMBERS.map((day) => {
    if (day > month.length) {
      return (
        <td key={day} className="day missing" aria-disabled={still ? undefined : true}>
          <span className="sr-only">{labels.noSuchDay}</span>
        </td>
      );
    }
    const weekday = weekdayOf(month, day);
    const kind = kindOf(days, day);
    const looks = {
      className: isWeekend(weekday) ? "day weekend" : "day",
      "data-kind": kind ?? undefined,
    };
    const letter = labels.weekdayLetters[weekday];
    if (still) {
      return (
        <td key={day} {...looks}>
          {letter}
        </td>
      );
    }
    return (
      <td
        key={day}
        {...looks}
        data-month={month.month}
        data-day={day}
        tabIndex={isTabStop({ month: month.month, day }) ? 0 : -1}
        aria-label={labels.cell(month.month, day, weekday, kind)}
        aria-haspopup="dialog"
      >
        {letter}
      </td>
    );
  });
}
