import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { changedRows, type Database } from "~/platform/db.server";
import { invalid, notFound } from "~/platform/errors";
import { lessons } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { noticeStatements } from "~/shell/store.server";
import { isOwnStudent } from "~/students/store.server";
import { noSuchStudent } from "./additions.server";
import { LESSON_MESSAGES } from "./labels";
import type { CalendarEvent, LessonChange } from "./schema";
import { eventColumns, inOrder } from "./store.server";

const FIRST_DATE = "2000-01-01";
const LAST_DATE = "2199-12-31";

/**
 * A query for the ids of the lessons that are meant: this one and, with `following`, the later ones of its series.
 * @param only instead of the later ones, those of the series that are named here
 */
function meant({ build }: Database, teacherId: string, id: string, following: boolean, only?: string[]) {
  const own = and(eq(lessons.id, id), eq(lessons.teacherId, teacherId));
  const itself = build.select({ id: lessons.id }).from(lessons).where(own);
  if (!following) return itself;
  const first = alias(lessons, "first");
  const other = alias(lessons, "other");
  const isMeant = only
    ? sql`${other.id} IN (SELECT value FROM json_each(${JSON.stringify(only)}))`
    : sql`(${other.date}, ${other.time}, ${other.id}) > (${first.date}, ${first.time}, ${first.id})`;
  const ofSeries = and(eq(other.teacherId, first.teacherId), eq(other.seriesId, first.seriesId), isMeant);
  return itself.union(
    build
      .select({ id: other.id })
      .from(first)
      .innerJoin(other, ofSeries)
      .where(and(eq(first.id, id), eq(first.teacherId, teacherId))),
  );
}

/** A new value for the lessons that had the edited lesson's old one: what a lesson was given of its own, it keeps. */
const whereShared = (column: SQLiteColumn, old: SQL.Aliased | SQLiteColumn, value: string | number | null) =>
  sql`CASE WHEN ${column} IS ${old} THEN ${value} ELSE ${column} END`;

/**
 * Changes a lesson, with `following` also the later ones of its series: they move by as many days as it does
 * (product §3), and get a new time, title and so on where they had the same as this one. A series that moves is told
 * as a notice.
 * @param change what is left out stays; `only` names the lessons of the series that are meant instead of the later
 * ones, and plays no part without `following`
 * @returns all that were changed, as they are now, in their order
 * @throws AppError `not_found`; `invalid` for a student who is none of this teacher's and for a day out of the calendar
 */
export async function changeLessons(
  teacher: Teacher,
  id: string,
  { date, only, ...looks }: LessonChange,
  following: boolean,
  now: number,
): Promise<CalendarEvent[]> {
  const { db } = teacher;
  const { build } = db;
  const own = and(eq(lessons.id, id), eq(lessons.teacherId, teacher.id));
  const all = inArray(lessons.id, meant(db, teacher.id, id, following, only));
  const days = sql<number>`CAST(julianday(${date}) - julianday(${lessons.date}) AS INTEGER)`;
  const { time, title, grade, type, color, durationMinutes, studentId } = lessons;
  const columns = { time, title, grade, type, color, durationMinutes, studentId };
  const edited = build
    .select({ days: days.as("days"), ...columns })
    .from(lessons)
    .where(own)
    .as("edited");
  const newDate = sql`date(${lessons.date}, ${edited.days} || ' days')`;
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const newLooks = Object.fromEntries(
    names.flatMap((name) => {
      const value = looks[name];
      return value === undefined ? [] : [[name, whereShared(columns[name], edited[name], value)]];
    }),
  );

  const studentStands = isOwnStudent(teacher, looks.studentId);
  const leaving = build
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(edited, sql`true`)
    .where(and(all, sql`${newDate} NOT BETWEEN ${FIRST_DATE} AND ${LAST_DATE}`));
  const allowed = sql`${studentStands} AND NOT EXISTS ${leaving}`;

  const newTitle = sql`coalesce(${looks.title ?? null}, ${edited.title})`;
  const newTime = sql`coalesce(${looks.time ?? null}, ${edited.time})`;
  const moved = sql`(${edited.days} <> 0 OR ${edited.time} <> ${newTime})`;
  const told = sql`SELECT json_object('kind', 'lessons_moved', 'title', ${newTitle}, 'count', ${count()},
                     'date', ${date}, 'time', ${newTime}) AS data
                   FROM ${lessons} INNER JOIN ${edited} ON ${moved} WHERE ${all} AND ${allowed} HAVING ${count()} > 1`;
  const [, , saved, [standing]] = await teacher.write([
    ...noticeStatements(db, teacher.id, told, now, { seen: true }),
    build
      .update(lessons)
      .set({ ...newLooks, date: newDate })
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
