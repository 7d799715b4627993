import { and, asc, desc, eq } from "drizzle-orm";
import { holdsWords } from "~/platform/search.server";
import { courses, pages } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";

const MAX_FOUND = 8;

/** Courses whose name holds every word of the query, newest change first; at most eight. */
export function findCourses(teacher: Teacher, query: string) {
  return teacher.read(
    teacher.db.build
      .select({ id: courses.id, name: courses.name })
      .from(courses)
      .where(and(eq(courses.teacherId, teacher.id), holdsWords([courses.name], query)))
      .orderBy(desc(courses.updatedAt))
      .limit(MAX_FOUND),
  );
}

/** Pages whose label holds every word of the query, with their course and their place in it, from 0; at most eight. */
export function findPages(teacher: Teacher, query: string) {
  return teacher.read(
    teacher.db.build
      .select({ courseId: pages.courseId, course: courses.name, index: pages.position, label: pages.label })
      .from(courses)
      .innerJoin(pages, eq(pages.courseId, courses.id))
      .where(and(eq(courses.teacherId, teacher.id), holdsWords([pages.label], query)))
      .orderBy(desc(courses.updatedAt), asc(pages.position))
      .limit(MAX_FOUND),
  );
}
