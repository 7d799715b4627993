import { DAY_MS } from "~/platform/durations";
import { MAX_REPEAT_DAYS } from "./limits";

const WEEK_DAYS = 7;

/** The rows of the weekly calendar: the hours 9 to 22 (spec §9). */
export const FIRST_HOUR = 9;
export const LAST_HOUR = 22;

const at = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** The date `days` after this one (before it, where negative): `YYYY-MM-DD`, in no time zone. */
export function addDays(date: string, days: number): string {
  return new Date(at(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days after `first` the date `last` comes; negative where it is before. */
export function daysBetween(first: string, last: string): number {
  return (at(last) - at(first)) / DAY_MS;
}

/** The weekday of a date, 0 (Sunday) to 6. */
export function weekdayOf(date: string): number {
  return new Date(at(date)).getUTCDay();
}

/** Seven dates, from `start` on (spec §4 "Calendar week"). */
export function weekOf(start: string): string[] {
  return Array.from({ length: WEEK_DAYS }, (_, day) => addDays(start, day));
}

/** Where in the weekly grid an event stands: its weekday, 0 (Sunday) to 6, and the row of its hour, 9 to 22. */
export interface Slot {
  weekday: number;
  hour: number;
}

/** The place of an event in the grid; outside 09:00 to 22:00 it is clamped to the nearest row (product §3). */
export function slotOf({ date, time }: { date: string; time: string }): Slot {
  const hour = Number(time.slice(0, 2));
  return { weekday: weekdayOf(date), hour: Math.min(LAST_HOUR, Math.max(FIRST_HOUR, hour)) };
}

/** What is wrong with the last day of a weekly lesson: `early`, before its first; `late`, more than a year on. */
export function repeatProblem(date: string, until: string): "early" | "late" | null {
  const days = daysBetween(date, until);
  if (days < 0) return "early";
  return days > MAX_REPEAT_DAYS ? "late" : null;
}

/** The dates of a lesson that repeats weekly, its first included, up to and with `until`. */
export function weeklyDates(date: string, until: string): string[] {
  const weeks = Math.floor(daysBetween(date, until) / WEEK_DAYS);
  return Array.from({ length: weeks + 1 }, (_, week) => addDays(date, week * WEEK_DAYS));
}
