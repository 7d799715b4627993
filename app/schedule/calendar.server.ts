import { and, between, eq, sql } from "drizzle-orm";
import { makeLessons } from "~/lessons/additions.server";
import { type Issue, invalid } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { lessons } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import type { CalendarBody, PlannedLesson } from "./calendar-shapes";
import { lessonDates } from "./lesson-dates";
import type { Schedule } from "./schema";
import { schoolYearSpan } from "./year";

interface Span {
  from: string;
  to: string;
}

const slotOf = (date: string, time: string) => `${date}T${time}`;

/**
 * Refuses a span that reaches out of the school year.
 * @throws AppError `invalid` naming each end that does
 */
export function requireInYear(span: Span, year: number): void {
  const { first, last } = schoolYearSpan(year);
  const message = `The days must be between ${first} and ${last}, inside the school year.`;
  const issues: Issue[] = (["from", "to"] as const)
    .filter((end) => span[end] < first || span[end] > last)
    .map((path) => ({ path, message }));
  if (issues.length > 0) throw invalid(issues);
}

/** The lesson days of a saved schedule within a span, ascending. */
const datesWithin = (schedule: Schedule, year: number, { from, to }: Span) =>
  lessonDates(schedule, year).filter((date) => from <= date && date <= to);

/**
 * The days of a span on which, at this time, a lesson stands or one that came from the schedule stood before it was
 * moved (product §3: never twice).
 */
export function loadTakenDates(
  teacher: Teacher,
  { from, to }: Span,
  time: string,
): Promise<{ date: string }[]> {
  const { build } = teacher.db;
  const own = eq(lessons.teacherId, teacher.id);
  return teacher.read(
    build
      .select({ date: lessons.date })
      .from(lessons)
      .where(and(own, between(lessons.date, from, to), eq(lessons.time, time)))
      .union(
        build
          .select({ date: sql<string>`substr(${lessons.scheduleSlot}, 1, 10)` })
          .from(lessons)
          .where(
            and(
              own,
              between(lessons.scheduleSlot, slotOf(from, ""), slotOf(to, "99")),
              sql`substr(${lessons.scheduleSlot}, 12) = ${time}`,
            ),
          ),
      ),
  );
}

/** What would be made: the lesson days of a span, and which of them are taken. */
export function plannedLessons(
  schedule: Schedule,
  year: number,
  span: Span,
  taken: readonly { date: string }[],
): PlannedLesson[] {
  const dates = new Set(taken.map(({ date }) => date));
  return datesWithin(schedule, year, span).map((date) => ({ date, taken: dates.has(date) }));
}

/**
 * Makes lessons on the lesson days of a span, all in one series, never two on one day and time: not where one stands,
 * nor where one came from the schedule before (product §3). Two presses at once make them once.
 * @returns how many were made and how many days were left out; the id of the first that was made, or null
 * @throws AppError `conflict` when the teacher has no room for all of them
 */
export async function addScheduleLessons(
  teacher: Teacher,
  schedule: Schedule,
  year: number,
  { from, to, ...looks }: Omit<CalendarBody, "year">,
  now: number,
): Promise<{ created: number; skipped: number; lessonId: string | null }> {
  const dates = datesWithin(schedule, year, { from, to });
  const days = dates.map((date) => ({ date, slot: slotOf(date, looks.time) }));
  const free = sql`NOT EXISTS (SELECT 1 FROM ${lessons} WHERE ${lessons.teacherId} = ${teacher.id}
                     AND ${lessons.date} = day.date AND ${lessons.time} = ${looks.time})
                   AND NOT EXISTS (SELECT 1 FROM ${lessons} WHERE ${lessons.teacherId} = ${teacher.id}
                     AND ${lessons.scheduleSlot} = day.slot)`;
  const made = await makeLessons(teacher, { ...looks, seriesId: newId(now) }, days, free, now);
  return { created: made.length, skipped: dates.length - made.length, lessonId: made[0]?.id ?? null };
}
