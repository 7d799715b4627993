import { eq, type SQL, sql } from "drizzle-orm";
import { AppError, invalid } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { lessons } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { isOwnStudent } from "~/students/store.server";
import { LESSON_MESSAGES } from "./labels";
import { MAX_LESSONS } from "./limits";
import { repeatProblem, weeklyDates } from "./rules";
import type { CalendarEvent, NewLesson } from "./schema";
import { eventColumns, inOrder } from "./store.server";

/** What lessons that are made together have in common. */
interface CommonLooks extends Omit<NewLesson, "date" | "repeatUntil"> {
  seriesId: string | null;
}

/**
 * Puts lessons in, one a day, as far as `allowed` holds for a day: all of those, or none where the teacher would have
 * more than Lectern keeps.
 * @param days JSON goes in as one parameter; `slot` names the schedule's slot that a lesson comes from
 * @param allowed may speak of `day.date` and `day.slot`
 * @returns those that were made
 * @throws AppError `conflict` when there is no room for them
 */
export async function makeLessons(
  teacher: Teacher,
  looks: CommonLooks,
  days: readonly { date: string; slot?: string }[],
  allowed: SQL,
  now: number,
): Promise<CalendarEvent[]> {
  const { build } = teacher.db;
  const { seriesId, studentId = null, time, durationMinutes, title, grade, type, color } = looks;
  const rows = JSON.stringify(days.map(({ date, slot }) => ({ id: newId(now), date, slot })));
  const wanted = sql`FROM (SELECT value ->> 'id' AS id, value ->> 'date' AS date, value ->> 'slot' AS slot
                           FROM json_each(${rows})) AS day WHERE ${allowed}`;
  const own = eq(lessons.teacherId, teacher.id);
  const [made, [refused]] = await teacher.write([
    build
      .insert(lessons)
      .select(
        sql`SELECT new.id, ${teacher.id}, ${studentId}, ${seriesId}, new.slot, new.date, ${time},
              ${durationMinutes}, ${title}, ${grade}, ${type}, ${color}, ${now}
            FROM (SELECT day.*, count(*) OVER () AS many ${wanted}) AS new
            WHERE new.many + (SELECT count(*) FROM ${lessons} WHERE ${own}) <= ${MAX_LESSONS}`,
      )
      .onConflictDoNothing({ target: [lessons.teacherId, lessons.scheduleSlot] })
      .returning(eventColumns),
    build.select({ any: sql<number>`EXISTS (SELECT 1 ${wanted})` }).from(sql`(SELECT 1)`),
  ]);
  // whoever may still come in, where nobody did, found no room
  if (made.length === 0 && refused?.any) throw new AppError("conflict", LESSON_MESSAGES.full);
  return inOrder(made);
}

/**
 * Makes a lesson, or a weekly series of them (product §3); the student may be an archived one.
 * @returns all that were made, in their order
 * @throws AppError `invalid` for a last day out of bounds and for a student who is none of this teacher's; `conflict`
 * when the teacher has as many lessons as Lectern keeps
 */
export async function addLessons(teacher: Teacher, lesson: NewLesson, now: number): Promise<CalendarEvent[]> {
  const { date, repeatUntil, ...looks } = lesson;
  const problem = repeatUntil ? repeatProblem(date, repeatUntil) : null;
  if (problem) {
    const message = problem === "early" ? LESSON_MESSAGES.repeatTooEarly : LESSON_MESSAGES.repeatTooLate;
    throw invalid([{ path: "repeatUntil", message }]);
  }
  const days = weeklyDates(date, repeatUntil ?? date).map((day) => ({ date: day }));
  const seriesId = days.length > 1 ? newId(now) : null;
  const allowed = isOwnStudent(teacher, looks.studentId);
  const made = await makeLessons(teacher, { ...looks, seriesId }, days, allowed, now);
  if (made.length === 0) throw noSuchStudent();
  return made;
}

/** The refusal of a student who is none of the teacher's. */
export const noSuchStudent = () => invalid([{ path: "studentId", message: LESSON_MESSAGES.noSuchStudent }]);
