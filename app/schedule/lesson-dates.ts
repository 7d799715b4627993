import { daysOfMonth } from "./rules";
import type { Schedule } from "./schema";
import { lessonDaysOf } from "./totals";
import { dateOf, schoolMonths } from "./year";

/** The dates with a lesson, `YYYY-MM-DD`, ascending: those that the month totals count (product §3, §4). */
export function lessonDates(schedule: Schedule, startYear: number): string[] {
  return schoolMonths(startYear).flatMap((month) =>
    lessonDaysOf(daysOfMonth(schedule, month.month), month.length).map((day) => dateOf(month, day)),
  );
}
