import type { Labels } from "./labels";
import { kindOf, type MonthDays } from "./rules";
import { LONGEST_MONTH } from "./schema";
import { type SchoolMonth, weekdayOf } from "./year";

/** The numbers above the days. */
export const DAY_NUMBERS = Array.from({ length: LONGEST_MONTH }, (_, i) => i + 1);

interface DayCellsProps {
  month: SchoolMonth;
  days: MonthDays;
  labels: Labels;
  /** Only where the days can be set; the table of an image has neither. */
  tabDay?: number | null;
  openDay?: number | null;
  still?: boolean;
}

const isWeekend = (weekday: number) => weekday === 0 || weekday === 6;

/** The 31 cells of a month: its days with the letters of their weekdays, then the days that it does not have. */
export function DayCells({ month, days, labels, tabDay, openDay, still = false }: DayCellsProps) {
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
        data-open={day === openDay || undefined}
        tabIndex={day === tabDay ? 0 : -1}
        aria-label={labels.cell(month.month, day, weekday, kind)}
        aria-haspopup="dialog"
      >
        {letter}
      </td>
    );
  });
}
