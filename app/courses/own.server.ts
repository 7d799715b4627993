import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { changedRows, frequent, type ResultOf, type Statement } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { courses, pages } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { COURSE_MESSAGES } from "./labels";

/** A value of a statement that is built once (`frequent`). */
export const given = (name: string) => sql`${sql.placeholder(name)}`;

/** The values that name a course of a teacher in statements. */
export const named = (teacher: Teacher, course: string) => ({ teacher: teacher.id, course });

/** The course's version under a name of its own: D1 answers columns by name, and pages and blocks have versions too. */
export const courseVersion = sql<number>`${courses.version}`.as("course_version");

/** Condition: it is this course, and this teacher's. */
export const isCourse = (course: string | SQL, teacher: string | SQL) =>
  and(eq(courses.id, course), eq(courses.teacherId, teacher));

/** Condition: it is the course that is `named`, and the teacher's. */
export const ownCourse = isCourse(given("course"), given("teacher"));

/** Condition: the page of this id stands in the course that is `named`, and that is the teacher's. */
export const onOwnPage = (pageId: SQLiteColumn) =>
  sql`EXISTS (SELECT 1 FROM ${pages} INNER JOIN ${courses} ON ${eq(courses.id, pages.courseId)}
    WHERE ${eq(pages.id, pageId)} AND ${ownCourse})`;

/** Condition: the course of this id is the one that is `named`, and the teacher's. */
export const inOwnCourse = (courseId: SQLiteColumn) =>
  sql`EXISTS (SELECT 1 FROM ${courses} WHERE ${eq(courses.id, courseId)} AND ${ownCourse})`;

/**
 * Statement: raises the version of a course if the statement right before it in the batch changed a row. Values:
 * those of `named`, and `now`.
 */
export const touchIfChanged = frequent((db) =>
  db
    .update(courses)
    .set({ version: sql`${courses.version} + 1`, updatedAt: given("now") })
    .where(and(ownCourse, sql`changes() > 0`)),
);

/** Statement: what every answer to a write tells of its course. */
export const courseNow = frequent((db) =>
  db.select({ courseVersion, pageCount: courses.pageCount }).from(courses).where(ownCourse),
);

/**
 * Changes something in a course, then reads it: one batch.
 * @param steps the last of them changes a row if any does; without one nothing is written
 * @param values those of `touchIfChanged`
 * @returns whether a row was changed, and what `read` found after that
 */
export async function changeThenRead<S extends Statement>(
  teacher: Teacher,
  steps: Statement[],
  values: Parameters<typeof touchIfChanged>[0],
  read: S,
): Promise<{ changed: boolean; rows: ResultOf<S> }> {
  const [first, ...rest] = steps;
  // Without a step right before it, `changes()` would tell of another batch.
  if (!first) return { changed: false, rows: (await teacher.write([read]))[0] };
  const results: unknown[] = await teacher.write([first, ...rest, touchIfChanged(values), read]);
  const [touched, rows] = results.slice(-2);
  return { changed: changedRows(touched) > 0, rows: rows as ResultOf<S> };
}

/** There is no such page in the course, or none any more. */
export const noPage = () => new AppError("not_found", COURSE_MESSAGES.noPage);

/**
 * The row of a course or a block, as a statement found it.
 * @throws AppError `not_found` where it found none
 */
export function found<T>(row: T | undefined): T {
  if (!row) throw notFound();
  return row;
}
