import { MONTH_COUNT } from "./limits";

/**
 * The school year's calendar, on UTC arithmetic only: the machine's time zone never moves a date.
 * Months are indices 0 (September) to 8 (May), weekdays 0 (Sunday) to 6 (Saturday), years the September's.
 */
export interface SchoolMonth {
  /** Index in the school year, 0 to 8. */
  month: number;
  /** Calendar year of this month. */
  year: number;
  /** Number of days. */
  length: number;
  /** Weekday of the first day. */
  firstWeekday: number;
}

const SEPTEMBER = 8;

/** The nine months of the school year that starts in `startYear` (spec §3: the last five in the next year). */
export function schoolMonths(startYear: number): SchoolMonth[] {
  return Array.from({ length: MONTH_COUNT }, (_, month) => {
    const first = new Date(Date.UTC(startYear, SEPTEMBER + month, 1));
    const last = new Date(Date.UTC(startYear, SEPTEMBER + month + 1, 0));
    return {
      month,
      year: first.getUTCFullYear(),
      length: last.getUTCDate(),
      firstWeekday: first.getUTCDay(),
    };
  });
}

/** Weekday of a day of `month`, 0 (Sunday) to 6. */
export function weekdayOf(month: SchoolMonth, day: number): number {
  return (month.firstWeekday + day - 1) % 7;
}

/** The days of `month` that fall on `weekday`, ascending. */
export function daysOn(month: SchoolMonth, weekday: number): number[] {
  const first = 1 + ((weekday - month.firstWeekday + 7) % 7);
  const days: number[] = [];
  for (let day = first; day <= month.length; day += 7) days.push(day);
  return days;
}

/** How a school year is written: 2026 → "2026 / 27". */
export function schoolYearLabel(startYear: number): string {
  return `${startYear} / ${String((startYear + 1) % 100).padStart(2, "0")}`;
}

/** The school year shown when none is asked for: the calendar year of `today`, "YYYY-MM-DD" (spec §9). */
export function defaultYear(today: string): number {
  return Number(today.slice(0, 4));
}

/** The years offered by the picker: one back and three ahead of `currentYear`, the saved ones, the shown one. */
export function offeredYears(currentYear: number, saved: readonly number[], shown: number): number[] {
  const around = [-1, 0, 1, 2, 3].map((offset) => currentYear + offset);
  return [...new Set([...around, ...saved, shown])].sort((a, b) => a - b);
}

/** A day of a school month as `YYYY-MM-DD`. */
export function dateOf(month: SchoolMonth, day: number): string {
  return new Date(Date.UTC(month.year, (SEPTEMBER + month.month) % 12, day)).toISOString().slice(0, 10);
}

/** The first and the last day of a school year, `YYYY-MM-DD`: 1 September and 31 May. */
export function schoolYearSpan(startYear: number): { first: string; last: string } {
  return { first: `${startYear}-09-01`, last: `${startYear + 1}-05-31` };
}

/** The month of the school year in which a date lies: 0 (September) to 8 (May). */
export function monthOf(date: string): number {
  return (Number(date.slice(5, 7)) - 1 - SEPTEMBER + 12) % 12;
}
