import { addDays } from "~/lessons/rules";
import { DAYS_SHOWN, TREND_POINTS } from "./limits";

/** What one card tells beside its total: how much of it is this month's or week's, and how it came about. */
export interface Trend {
  current: number;
  /** From the oldest to the current month or week. */
  points: number[];
}

/** A month as "2026-11". */
const monthOf = (date: string) => date.slice(0, 7);

/** The month so many months away: 1 before "2026-01" is "2025-12". */
function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const index = year * 12 + number - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** The months that a card's line shows, up to the month of `today`. */
export function shownMonths(today: string): string[] {
  return Array.from({ length: TREND_POINTS }, (_, i) => addMonths(monthOf(today), i + 1 - TREND_POINTS));
}

/** The first days of the weeks that a card's line shows; the last one is the week that starts today (spec §4). */
export function shownWeeks(today: string): string[] {
  return Array.from({ length: TREND_POINTS }, (_, i) => addDays(today, (i + 1 - TREND_POINTS) * DAYS_SHOWN));
}

/** Amounts of each month as a trend; what lies outside of the months shown is left out. */
export function monthlyTrend(today: string, rows: readonly { month: string; amount: number }[]): Trend {
  const points = shownMonths(today).map((month) => rows.find((row) => row.month === month)?.amount ?? 0);
  return { points, current: points.at(-1) ?? 0 };
}

/** Counts of days as a trend by weeks; what lies outside of the weeks shown is left out. */
export function weeklyTrend(today: string, rows: readonly { date: string; count: number }[]): Trend {
  const points = shownWeeks(today).map((first) => {
    const end = addDays(first, DAYS_SHOWN);
    return rows.reduce((sum, { date, count }) => (date >= first && date < end ? sum + count : sum), 0);
  });
  return { points, current: points.at(-1) ?? 0 };
}

/**
 * How many there were at the end of each month, and how many came in the current one.
 * @param rows how many came on a day (`YYYY-MM-DD`); those before the months shown count from the start
 */
export function growingTrend(today: string, rows: readonly { date: string; count: number }[]): Trend {
  const points = shownMonths(today).map((month) =>
    rows.reduce((sum, { date, count }) => (monthOf(date) <= month ? sum + count : sum), 0),
  );
  return { points, current: (points.at(-1) ?? 0) - (points.at(-2) ?? 0) };
}

/** Whether a line says anything: one that is flat on the ground does not. */
export function isDrawn({ points }: Trend): boolean {
  return points.length > 1 && points.some((point) => point !== 0);
}
