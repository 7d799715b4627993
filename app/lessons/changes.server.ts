import { and, count, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { changedRows, type Database } from "~/platform/db.server";
import { invalid, notFound } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { lessons, students } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { noticeStatements } from "~/shell/store.server";
import { LESSON_MESSAGES } from "./labels";
import { repeatProblem, weeklyDates } from "./rules";
import type { CalendarEvent, LessonChange, NewLesson } from "./schema";
import { eventColumns } from "./store.server";

const LAST_DATE = "2199-12-31";

/** What lessons that are made together have in common. */
interface CommonLooks extends Omit<NewLesson, "date" | "repeatUntil"> {
  seriesId: string | null;
}

/**
 * Statement: puts lessons in, one a day, as far as `allowed` holds for a day; it answers those that were made.
 * @param days JSON goes in as one parameter; `slot` names the schedule's slot that a lesson comes from
 * @param allowed may speak of `day.date`
 */
export function insertLessons(
  { build }: Database,
  teacherId: string,
  looks: CommonLooks,
  days: readonly { date: string; slot?: string }[],
  allowed: SQL,
  now: number,
) {
  const { seriesId, studentId = null, time, durationMinutes, title, grade, type, color } = looks;
  const rows = JSON.stringify(days.map(({ date, slot }) => ({ id: newId(now), date, slot })));
  return build
    .insert(lessons)
    .select(
      sql`SELECT day.id, ${teacherId}, ${studentId}, ${seriesId}, day.slot, day.date, ${time},
            ${durationMinutes}, ${title}, ${grade}, ${type}, ${color}, ${now}
          FROM (SELECT value ->> 'id' AS id, value ->> 'date' AS date, value ->> 'slot' AS slot
                FROM json_each(${rows})) AS day
          WHERE ${allowed}`,
    )
    .onConflictDoNothing({ target: [lessons.teacherId, lessons.scheduleSlot] })
    .returning(eventColumns);
}

/** Whether a student is the teacher's and still taught. */
const taught = ({ build }: Database, teacherId: string, studentId: string) =>
  sql`EXISTS ${build
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.id, studentId), eq(students.teacherId, teacherId), isNull(students.archivedAt)))}`;

const noSuchStudent = () => invalid([{ path: "studentId", message: LESSON_MESSAGES.noSuchStudent }]);

/**
 * Makes a lesson, or a weekly series of them (product §3).
 * @returns all that were made, in their order
 * @throws AppError `invalid` for a last day out of bounds and for a student who is not taught by this teacher
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
  const allowed = looks.studentId ? taught(teacher.db, teacher.id, looks.studentId) : sql`true`;
  const [made] = await teacher.write([
    insertLessons(teacher.db, teacher.id, { ...looks, seriesId }, days, allowed, now),
  ]);
  if (made.length === 0) throw noSuchStudent();
  return inOrder(made);
}

const inOrder = (events: CalendarEvent[]) =>
  events.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0));

const placeOf = ({ date, time, id }: CalendarEvent) => date + time + id;

/** A query for the ids of the lessons that are meant: this one and, if asked for, the later ones of its series. */
function meant({ build }: Database, teacherId: string, id: string, following: boolean) {
  const own = and(eq(lessons.id, id), eq(lessons.teacherId, teacherId));
  const itself = build.select({ id: lessons.id }).from(lessons).where(own);
  if (!following) return itself;
  const first = alias(lessons, "first");
  const later = alias(lessons, "later");
  const isLater = and(
    eq(later.teacherId, first.teacherId),
    eq(later.seriesId, first.seriesId),
    sql`(${later.date}, ${later.time}, ${later.id}) > (${first.date}, ${first.time}, ${first.id})`,
  );
  return itself.union(
    build
      .select({ id: later.id })
      .from(first)
      .innerJoin(later, isLater)
      .where(and(eq(first.id, id), eq(first.teacherId, teacherId))),
  );
}

/**
 * Changes a lesson, with `following` also the later ones of its series: they move by as many days as it does
 * (product §3). A series that moves is told as a notice.
 * @returns all that were changed, as they are now, in their order
 * @throws AppError `not_found`; `invalid` for a student who is not taught and for a day after the calendar's last
 */
export async function changeLessons(
  teacher: Teacher,
  id: string,
  { date, ...looks }: LessonChange,
  following: boolean,
  now: number,
): Promise<CalendarEvent[]> {
  const { db } = teacher;
  const { build } = db;
  const { studentId } = looks;
  const own = and(eq(lessons.id, id), eq(lessons.teacherId, teacher.id));
  const all = inArray(lessons.id, meant(db, teacher.id, id, following));
  const days = sql<number>`CAST(julianday(${date}) - julianday(${lessons.date}) AS INTEGER)`;
  const edited = build
    .select({ days: days.as("days") })
    .from(lessons)
    .where(own)
    .as("edited");

  const present = build.select({ id: lessons.id }).from(lessons);
  const studentStands = studentId
    ? sql`(${taught(db, teacher.id, studentId)}
           OR EXISTS ${present.where(and(own, eq(lessons.studentId, studentId)))})`
    : sql`true`;
  const leaving = build
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(edited, sql`true`)
    .where(and(all, sql`date(${lessons.date}, ${edited.days} || ' days') > ${LAST_DATE}`));
  const allowed = sql`${studentStands} AND NOT EXISTS ${leaving}`;

  const moved = sql`EXISTS (SELECT 1 FROM ${lessons} WHERE ${own} AND (${lessons.date}, ${lessons.time}) <> (${date}, ${looks.time}))`;
  const told = sql`SELECT json_object('kind', 'lessons_moved', 'title', ${looks.title}, 'count', ${count()},
                     'date', ${date}, 'time', ${looks.time}) AS data
                   FROM ${lessons} WHERE ${all} AND ${allowed} AND ${moved} HAVING ${count()} > 1`;
  const [, , saved, [standing]] = await teacher.write([
    ...noticeStatements(db, teacher.id, told, now, { seen: true }),
    build
      .update(lessons)
      .set({ ...looks, date: sql`date(${lessons.date}, ${edited.days} || ' days')` })
      .from(edited)
      .where(and(all, allowed))
      .returning(eventColumns),
    build
      .select({ studentStands: sql<number>`${studentStands}` })
      .from(lessons)
      .where(own),
  ]);
  if (saved.length > 0) return inOrder(saved);
  if (!standing) throw notFound();
  if (!standing.studentStands) throw noSuchStudent();
  throw invalid([{ path: "date", message: LESSON_MESSAGES.leavesCalendar }]);
}

/**
 * Deletes a lesson, with `following` also the later ones of its series (product §3).
 * @returns how many
 * @throws AppError `not_found`
 */
export async function deleteLessons(teacher: Teacher, id: string, following: boolean): Promise<number> {
  const [gone] = await teacher.write([
    teacher.db.build.delete(lessons).where(inArray(lessons.id, meant(teacher.db, teacher.id, id, following))),
  ]);
  const deleted = changedRows(gone);
  if (deleted === 0) throw notFound();
  return deleted;
}
