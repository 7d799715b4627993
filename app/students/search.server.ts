import { and, asc, eq, isNull } from "drizzle-orm";
import { holdsWords } from "~/platform/search.server";
import { students } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";

const MAX_FOUND = 8;

/** Students still taught whose name or grade holds every word of the query, by name; at most eight. */
export function findStudents(teacher: Teacher, query: string) {
  return teacher.read(
    teacher.db.build
      .select({ id: students.id, name: students.name, grade: students.grade })
      .from(students)
      .where(
        and(
          eq(students.teacherId, teacher.id),
          isNull(students.archivedAt),
          holdsWords([students.name, students.grade], query),
        ),
      )
      .orderBy(asc(students.name))
      .limit(MAX_FOUND),
  );
}
