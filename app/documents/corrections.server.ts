import { and, asc, eq, gt, sql } from "drizzle-orm";
import { courseNow, found, given, inOwnCourse, named, ownCourse } from "~/courses/own.server";
import { keysOf, pageOf } from "~/platform/cursor.server";
import { changedRows, frequent } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { corrections, courses } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { DOCUMENT_MESSAGES } from "./labels";
import { MAX_CORRECTIONS, PAGE_ROWS } from "./limits";
import type { Correction, CorrectionChange, NewCorrection } from "./schema";

const columns = {
  id: corrections.id,
  property: corrections.property,
  correction: corrections.correction,
};

const ownCorrection = and(
  eq(corrections.id, given("correctionId")),
  eq(corrections.courseId, given("course")),
  inOwnCourse(corrections.courseId),
);

/**
 * A page of a course's corrections, 200 at most, oldest first (product §7).
 * @param after the `next` of the page before
 * @throws AppError `not_found` without such a course, `invalid` for an unknown `after`
 */
export async function listCorrections(
  teacher: Teacher,
  course: string,
  after?: string,
): Promise<{ corrections: Correction[]; next: string | null }> {
  const from = keysOf(after);
  const own = and(eq(courses.id, course), eq(courses.teacherId, teacher.id));
  const [[head], rows] = await Promise.all([
    teacher.read(courseNow(named(teacher, course))),
    teacher.read(
      teacher.db.build
        .select(columns)
        .from(courses)
        .innerJoin(corrections, eq(corrections.courseId, courses.id))
        .where(and(own, from ? gt(corrections.id, from[0]) : undefined))
        .orderBy(asc(corrections.id))
        .limit(PAGE_ROWS + 1),
    ),
  ]);
  found(head);
  const { rows: page, next } = pageOf(rows, PAGE_ROWS, ({ id }) => [id, ""]);
  return { corrections: page, next };
}

const hasRoom = sql`(SELECT count(*) FROM ${corrections}
  WHERE ${eq(corrections.courseId, given("course"))}) < ${MAX_CORRECTIONS}`;

const insertCorrection = frequent((db) =>
  db.insert(corrections).select(
    sql`SELECT ${given("correctionId")}, ${courses.id}, ${given("property")}, ${given("correction")}
        FROM ${courses} WHERE ${ownCourse} AND ${hasRoom}`,
  ),
);

/**
 * Adds a correction to a course; both texts may be empty.
 * @throws AppError `not_found` without such a course, `conflict` when it has as many as it can
 */
export async function addCorrection(
  teacher: Teacher,
  course: string,
  texts: NewCorrection,
  now: number,
): Promise<Correction> {
  const id = newId(now);
  const own = { ...named(teacher, course), ...texts, correctionId: id };
  const [inserted, [head]] = await teacher.write([insertCorrection(own), courseNow(own)]);
  found(head);
  if (changedRows(inserted) === 0) throw new AppError("conflict", DOCUMENT_MESSAGES.tooManyCorrections);
  return { id, ...texts };
}

const writeCorrection = frequent((db) =>
  db
    .update(corrections)
    .set({
      property: sql`coalesce(${given("property")}, ${corrections.property})`,
      correction: sql`coalesce(${given("correction")}, ${corrections.correction})`,
    })
    .where(ownCorrection),
);

const correctionNow = frequent((db) => db.select(columns).from(corrections).where(ownCorrection));

/**
 * Changes a correction; a text that is missing stays.
 * @throws AppError `not_found`
 */
export async function changeCorrection(
  teacher: Teacher,
  course: string,
  correctionId: string,
  { property = null, correction = null }: { [Text in keyof CorrectionChange]: CorrectionChange[Text] | null },
): Promise<Correction> {
  const own = { ...named(teacher, course), correctionId };
  const [, [row]] = await teacher.write([
    writeCorrection({ ...own, property, correction }),
    correctionNow(own),
  ]);
  return found(row);
}

/**
 * Removes a correction.
 * @throws AppError `not_found` when it is gone already
 */
export async function deleteCorrection(
  teacher: Teacher,
  course: string,
  correctionId: string,
): Promise<void> {
  const { build } = teacher.db;
  const own = sql`EXISTS (SELECT 1 FROM ${courses} WHERE ${eq(courses.id, course)} AND ${eq(courses.teacherId, teacher.id)})`;
  const [removed] = await teacher.write([
    build
      .delete(corrections)
      .where(and(eq(corrections.id, correctionId), eq(corrections.courseId, course), own)),
  ]);
  if (changedRows(removed) === 0) throw notFound();
}
