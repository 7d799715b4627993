import { and, eq, sql } from "drizzle-orm";
import { changedRows, type Database, type Statement } from "~/platform/db.server";
import { newId } from "~/platform/ids.server";
import { courses, users } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { chunksOf, insertBlocks, insertPages, rowsOf } from "./course-rows.server";
import { SAMPLE_COURSE } from "./sample-course";
import { hasRoom, type MadeCourse, tooManyCourses } from "./store.server";

/**
 * Statements: add the sample course to a teacher's courses, if there is such a teacher with room for one more
 * (product §6). The first of them changes a row if it does.
 */
export function sampleCourseStatements(
  db: Database,
  teacherId: string,
  now: number,
): { courseId: string; statements: [Statement, ...Statement[]] } {
  const { build } = db;
  const courseId = newId(now);
  const { name, description } = SAMPLE_COURSE;
  const rows = rowsOf(
    SAMPLE_COURSE.pages.map(({ page, image, blocks: texts, sections }) => ({
      page,
      page_image: { url: image },
      blocks: texts.map((data) => ({ data })),
      sections,
    })),
    now,
  );
  const isMade = sql`EXISTS ${build
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.teacherId, teacherId)))}`;
  const statements: [Statement, ...Statement[]] = [
    build.insert(courses).select(
      sql`SELECT ${courseId}, ${users.id}, ${name}, ${description}, ${rows.pages.length}, 1, ${now}, ${now}
          FROM ${users} WHERE ${eq(users.id, teacherId)} AND ${hasRoom(teacherId)}`,
    ),
    ...chunksOf(rows.pages).map((chunk) => insertPages(db, courseId, chunk, isMade)),
    ...chunksOf(rows.blocks).map((chunk) => insertBlocks(db, chunk, isMade)),
  ];
  return { courseId, statements };
}

/**
 * Adds one more sample course.
 * @throws AppError `conflict` when the teacher has as many courses as Lectern keeps
 */
export async function addSampleCourse(teacher: Teacher, now: number): Promise<MadeCourse> {
  const { courseId, statements } = sampleCourseStatements(teacher.db, teacher.id, now);
  const [made] = await teacher.write(statements);
  if (changedRows(made) === 0) throw tooManyCourses();
  return { courseId, courseVersion: 1 };
}
