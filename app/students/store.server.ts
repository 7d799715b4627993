import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { BATCH_ROWS, Batches } from "~/platform/batches";
import { keysOf, pageOf } from "~/platform/cursor.server";
import { changedRows } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { newCode, newId } from "~/platform/ids.server";
import { payments, studentRequests, students, users } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { STUDENT_MESSAGES } from "./labels";
import { MAX_STUDENTS, PAGE_ROWS } from "./limits";
import { dollarsOf } from "./rules";
import type { NewStudent, Student, StudentChange } from "./schema";

/** A student with what was paid in all; the sum is a part of the same statement, whatever the number of students. */
const studentColumns = {
  id: students.id,
  name: students.name,
  grade: students.grade,
  archived: sql<boolean>`${isNotNull(students.archivedAt)}`.mapWith(Boolean),
  paid: sql<number>`(SELECT coalesce(sum(${payments.amountCents}), 0) FROM ${payments}
    WHERE ${eq(payments.studentId, students.id)})`.mapWith(dollarsOf),
};

const own = (teacher: Teacher, id: string) => and(eq(students.id, id), eq(students.teacherId, teacher.id));

/** Statement: one student of the teacher. */
function studentOf(teacher: Teacher, id: string) {
  return teacher.db.build.select(studentColumns).from(students).where(own(teacher, id));
}

/** Condition: the teacher has fewer students than Lectern keeps, archived ones included. */
export function hasRoom(teacher: Teacher) {
  return sql`(SELECT count(*) FROM ${students} WHERE ${students.teacherId} = ${teacher.id}) < ${MAX_STUDENTS}`;
}

/** Condition: a lesson or payment is nobody's in particular, or a student's of the teacher, archived ones included. */
export function isOwnStudent(teacher: Teacher, id: string | null | undefined) {
  if (!id) return sql`1`;
  return sql`EXISTS ${teacher.db.build.select({ id: students.id }).from(students).where(own(teacher, id))}`;
}

/**
 * A page of the teacher's students, 200 at most, sorted by name, then id (product §3).
 * @param archived those who are no longer taught instead of those who are
 * @param after the `next` of the page before
 * @throws AppError `invalid` for an unknown `after`
 */
export async function listStudents(
  teacher: Teacher,
  { archived = false, after }: { archived?: boolean; after?: string | undefined } = {},
): Promise<{ students: Student[]; next: string | null }> {
  const from = keysOf(after);
  const rows = await teacher.read(
    teacher.db.build
      .select(studentColumns)
      .from(students)
      .where(
        and(
          eq(students.teacherId, teacher.id),
          archived ? isNotNull(students.archivedAt) : isNull(students.archivedAt),
          from ? sql`(${students.name}, ${students.id}) > (${from[0]}, ${from[1]})` : undefined,
        ),
      )
      .orderBy(asc(students.name), asc(students.id))
      .limit(PAGE_ROWS + 1),
  );
  const { rows: page, next } = pageOf(rows, PAGE_ROWS, ({ name, id }) => [name, id]);
  return { students: page, next };
}

/** Whether the teacher has any students, archived ones included. */
export async function hasStudents(teacher: Teacher): Promise<boolean> {
  const { build } = teacher.db;
  const found = await teacher.read(
    build.select({ id: students.id }).from(students).where(eq(students.teacherId, teacher.id)).limit(1),
  );
  return found.length > 0;
}

/** The teacher's student of this id, or null. */
export async function findStudent(teacher: Teacher, id: string): Promise<Student | null> {
  const [found] = await teacher.read(studentOf(teacher, id));
  return found ?? null;
}

/**
 * Adds a student.
 * @throws AppError `conflict` when the teacher has as many as Lectern keeps
 */
export async function addStudent(
  teacher: Teacher,
  { name, grade }: NewStudent,
  now: number,
): Promise<Student> {
  const id = newId(now);
  const [, [added]] = await teacher.write([
    teacher.db.build
      .insert(students)
      .select(sql`SELECT ${id}, ${teacher.id}, ${name}, ${grade}, NULL, ${now} WHERE ${hasRoom(teacher)}`),
    studentOf(teacher, id),
  ]);
  if (!added) throw new AppError("conflict", STUDENT_MESSAGES.full);
  return added;
}

/** When a student was archived: now, as before, or never. */
const archivedAt = (archived: boolean, now: number) =>
  archived ? sql`coalesce(${students.archivedAt}, ${now})` : null;

/**
 * Changes a student; archives or restores too where `archived` says so.
 * @throws AppError `not_found`
 */
export async function changeStudent(
  teacher: Teacher,
  id: string,
  { archived, ...change }: StudentChange,
  now: number,
): Promise<Student> {
  const [, [changed]] = await teacher.write([
    teacher.db.build
      .update(students)
      .set({ ...change, ...(archived === undefined ? {} : { archivedAt: archivedAt(archived, now) }) })
      .where(own(teacher, id)),
    studentOf(teacher, id),
  ]);
  if (!changed) throw notFound();
  return changed;
}

/**
 * Archives a student: no longer counted or listed, everything kept. Once is enough, twice does no harm.
 * @throws AppError `not_found`
 */
export async function archiveStudent(teacher: Teacher, id: string, now: number): Promise<void> {
  const [archived] = await teacher.write([
    teacher.db.build
      .update(students)
      .set({ archivedAt: archivedAt(true, now) })
      .where(own(teacher, id)),
  ]);
  if (changedRows(archived) === 0) throw notFound();
}

/**
 * Deletes an archived student for good, with the request that made the student: the name goes, and the person may
 * ask again. Payments and lessons stay, nameless.
 * @throws AppError `conflict` when the student is not archived, `not_found`
 */
export async function deleteStudent(teacher: Teacher, id: string): Promise<void> {
  const { build } = teacher.db;
  const archived = and(own(teacher, id), isNotNull(students.archivedAt));
  const doomed = build.select({ id: students.id }).from(students).where(archived);
  const [, deleted, [left]] = await teacher.write([
    build
      .delete(studentRequests)
      .where(and(eq(studentRequests.teacherId, teacher.id), inArray(studentRequests.studentId, doomed))),
    build.delete(students).where(archived),
    studentOf(teacher, id),
  ]);
  if (left) throw new AppError("conflict", STUDENT_MESSAGES.archiveFirst);
  if (changedRows(deleted) === 0) throw notFound();
}

/** Statement: the teacher's join code. */
function codeOf(teacher: Teacher) {
  return teacher.db.build.select({ code: users.joinCode }).from(users).where(eq(users.id, teacher.id));
}

/** The code of the teacher's join link, `/join/{code}`. */
export async function joinCodeOf(teacher: Teacher): Promise<string> {
  const [row] = await teacher.read(codeOf(teacher));
  if (!row) throw new Error("a session without its user");
  return row.code;
}

/** Gives the teacher a new join code and answers it; the old link ends. */
export async function renewJoinCode(teacher: Teacher): Promise<string> {
  const [, [row]] = await teacher.write([
    teacher.db.build.update(users).set({ joinCode: newCode() }).where(eq(users.id, teacher.id)),
    codeOf(teacher),
  ]);
  if (!row) throw new Error("a session without its user");
  return row.code;
}

/** Every student of the teacher, oldest first, for the data export (product §9). */
export function exportStudents(teacher: Teacher) {
  const { id, name, grade, archivedAt: archived, createdAt } = students;
  const rowsAfter = (after?: SQL) =>
    teacher.read(
      teacher.db.build
        .select({ id, name, grade, createdAt, archivedAt: archived })
        .from(students)
        .where(and(eq(students.teacherId, teacher.id), after))
        .orderBy(asc(createdAt), asc(id))
        .limit(BATCH_ROWS),
    );
  return new Batches(rowsAfter(), (last) =>
    rowsAfter(sql`(${createdAt}, ${id}) > (${last.createdAt}, ${last.id})`),
  );
}
