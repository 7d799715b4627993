import { and, desc, eq } from "drizzle-orm";
import { holdsWords } from "~/platform/search.server";
import { courses, documents } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";

const MAX_FOUND = 8;

/** Documents whose file name holds every word of the query, with their course, newest first; at most eight. */
export function findDocuments(teacher: Teacher, query: string) {
  const { id, courseId, filename } = documents;
  return teacher.read(
    teacher.db.build
      .select({ id, courseId, course: courses.name, filename })
      .from(documents)
      .innerJoin(courses, eq(courses.id, courseId))
      .where(and(eq(documents.teacherId, teacher.id), holdsWords([filename], query)))
      .orderBy(desc(id))
      .limit(MAX_FOUND),
  );
}
