import { and, desc, eq, sql } from "drizzle-orm";
import { keysOf, pageOf } from "~/platform/cursor.server";
import { changedRows, frequent } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { courses } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { COURSE_MESSAGES } from "./labels";
import { MAX_COURSES, PAGE_ROWS } from "./limits";
import { changeThenRead, courseNow, found, given, named, ownCourse } from "./own.server";
import type { CourseBody, CourseRow, NewCourse } from "./schema";
import { imagesOfCourse, unshown } from "./unshown.server";

/**
 * A page of the teacher's courses, 200 at most, newest change first (product §6).
 * @param after the `next` of the page before
 * @throws AppError `invalid` for an unknown `after`
 */
export async function listCourses(
  teacher: Teacher,
  after?: string,
): Promise<{ courses: CourseRow[]; next: string | null }> {
  const from = keysOf(after);
  const { id, name, pageCount, updatedAt, teacherId } = courses;
  const rows = await teacher.read(
    teacher.db.build
      .select({ id, name, pageCount, updatedAt })
      .from(courses)
      .where(
        and(
          eq(teacherId, teacher.id),
          from ? sql`(${updatedAt}, ${id}) < (CAST(${from[0]} AS INTEGER), ${from[1]})` : undefined,
        ),
      )
      .orderBy(desc(updatedAt), desc(id))
      .limit(PAGE_ROWS + 1),
  );
  const { rows: page, next } = pageOf(rows, PAGE_ROWS, (row) => [String(row.updatedAt), row.id]);
  return { courses: page, next };
}

/**
 * The id of the course that the builder opens (product §6): `preferred` where it is the teacher's, else the one that
 * was changed last; null where the teacher has none.
 */
export async function courseToOpen(teacher: Teacher, preferred: string | null): Promise<string | null> {
  const { id, updatedAt, teacherId } = courses;
  const [row] = await teacher.read(
    teacher.db.build
      .select({ id })
      .from(courses)
      .where(eq(teacherId, teacher.id))
      .orderBy(desc(eq(id, preferred ?? "")), desc(updatedAt), desc(id))
      .limit(1),
  );
  return row?.id ?? null;
}

/** Condition: a teacher has fewer courses than Lectern keeps. */
export const hasRoom = (teacherId: string) =>
  sql`(SELECT count(*) FROM ${courses} WHERE ${eq(courses.teacherId, teacherId)}) < ${MAX_COURSES}`;

/** The teacher has as many courses as Lectern keeps. */
export const tooManyCourses = () => new AppError("conflict", COURSE_MESSAGES.tooManyCourses);

/** What a call that made a course answers. */
export interface MadeCourse {
  courseId: string;
  courseVersion: number;
}

/**
 * Makes a course without pages.
 * @throws AppError `conflict` when the teacher has as many as Lectern keeps
 */
export async function createCourse(
  teacher: Teacher,
  { name, description }: NewCourse,
  now: number,
): Promise<MadeCourse> {
  const id = newId(now);
  const [made] = await teacher.write([
    teacher.db.build.insert(courses).select(
      sql`SELECT ${id}, ${teacher.id}, ${name}, ${description}, 0, 1, ${now}, ${now}
          WHERE ${hasRoom(teacher.id)}`,
    ),
  ]);
  if (changedRows(made) === 0) throw tooManyCourses();
  return { courseId: id, courseVersion: 1 };
}

/** Statement: writes name and description; null leaves what is there. */
const writeHead = frequent((db) =>
  db
    .update(courses)
    .set({
      name: sql`coalesce(${given("name")}, ${courses.name})`,
      description: sql`coalesce(${given("description")}, ${courses.description})`,
    })
    .where(and(ownCourse, sql`(${given("version")} IS NULL OR ${courses.version} = ${given("version")})`)),
);

/**
 * Changes name and description of a course; what is missing stays. Answers its new version.
 * @throws AppError `not_found`, `conflict` with the current version
 */
export async function changeCourse(
  teacher: Teacher,
  course: string,
  { name, description, version }: Omit<CourseBody, "pages">,
  now: number,
): Promise<number> {
  const own = { ...named(teacher, course), now };
  const head = { name: name ?? null, description: description ?? null, version: version ?? null };
  const { changed, rows } = await changeThenRead(
    teacher,
    [writeHead({ ...own, ...head })],
    own,
    courseNow(own),
  );
  const { courseVersion } = found(rows[0]);
  if (!changed) throw courseConflict(courseVersion);
  return courseVersion;
}

/** The course was changed since the caller read it. @param version its current one */
export const courseConflict = (version: number) =>
  new AppError("conflict", COURSE_MESSAGES.changedElsewhere, { body: { version } });

/**
 * Deletes a course with all its pages, blocks, documents and corrections. Answers the keys of the images that nothing
 * shows any more.
 * @throws AppError `not_found`
 */
export async function deleteCourse(teacher: Teacher, course: string): Promise<string[]> {
  const own = and(eq(courses.id, course), eq(courses.teacherId, teacher.id));
  const [images, deleted] = await teacher.write([
    unshown(teacher, imagesOfCourse(teacher, course), { course }),
    teacher.db.build.delete(courses).where(own),
  ]);
  if (changedRows(deleted) === 0) throw notFound();
  return images.map(({ key }) => key);
}
