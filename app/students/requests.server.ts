import { and, asc, desc, eq, exists, type SQL, sql } from "drizzle-orm";
import { BATCH_ROWS, Batches } from "~/platform/batches";
import { changedRows, frequent } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { studentRequests, students } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { noticeStatements } from "~/shell/store.server";
import { REQUEST_MESSAGES, STUDENT_MESSAGES } from "./labels";
import { PAGE_ROWS } from "./limits";
import type { StudentRequest } from "./schema";
import { hasRoom } from "./store.server";

const requestColumns = {
  id: studentRequests.id,
  name: studentRequests.name,
  grade: studentRequests.grade,
  approved: studentRequests.approved,
};

/** The newest requests of one kind: each kind is a stretch of the index, so only what is shown is read. */
const newestOf = (approved: boolean) =>
  frequent((db) =>
    db
      .select(requestColumns)
      .from(studentRequests)
      .where(
        and(
          eq(studentRequests.teacherId, sql.placeholder("teacher")),
          eq(studentRequests.approved, approved),
        ),
      )
      .orderBy(desc(studentRequests.createdAt), desc(studentRequests.id))
      .limit(PAGE_ROWS),
  );

const newestPending = newestOf(false);
const newestApproved = newestOf(true);

/** The teacher's requests, pending ones first, newest first, at most 200 (spec §7 Dashboard). */
export async function listRequests(teacher: Teacher): Promise<StudentRequest[]> {
  const owner = { teacher: teacher.id };
  const [pending, approved] = await Promise.all([
    teacher.read(newestPending(owner)),
    teacher.read(newestApproved(owner)),
  ]);
  return [...pending, ...approved].slice(0, PAGE_ROWS);
}

/** Statement: one request of the teacher as it stands. */
function requestOf({ db, id: teacherId }: Teacher, id: string) {
  return db.build
    .select(requestColumns)
    .from(studentRequests)
    .where(and(eq(studentRequests.id, id), eq(studentRequests.teacherId, teacherId)));
}

/**
 * The request that is to be decided.
 * @throws AppError `not_found` when there is none or it is another teacher's
 */
export async function loadRequest(teacher: Teacher, id: string): Promise<StudentRequest> {
  const [request] = await teacher.read(requestOf(teacher, id));
  if (!request) throw notFound();
  return request;
}

function pendingOf({ db, id: teacherId }: Teacher, id: string) {
  const { build } = db;
  return build
    .select({ id: studentRequests.id })
    .from(studentRequests)
    .where(
      and(
        eq(studentRequests.id, id),
        eq(studentRequests.teacherId, teacherId),
        eq(studentRequests.approved, false),
      ),
    );
}

/**
 * Approves a request: it turns approved and its person becomes a student, once, however often and however parallel
 * this is called (product §3). Everything hangs on the student's row, which only a pending request makes.
 * @param request as `loadRequest` found it
 * @throws AppError `not_found` when it was rejected meanwhile, `conflict` when the teacher has no room for a student
 */
export async function approveRequest(teacher: Teacher, request: StudentRequest, now: number): Promise<void> {
  const { build } = teacher.db;
  const { id, name, grade } = request;
  const studentId = newId(now);
  const joined = exists(build.select({ id: students.id }).from(students).where(eq(students.id, studentId)));
  const results = await teacher.write([
    requestOf(teacher, id),
    build.insert(students).select(
      sql`SELECT ${studentId}, ${teacher.id}, ${name}, ${grade}, NULL, ${now}
            WHERE ${exists(pendingOf(teacher, id))} AND ${hasRoom(teacher)}`,
    ),
    build
      .update(studentRequests)
      .set({ approved: true, decidedAt: now, studentId })
      .where(and(eq(studentRequests.id, id), eq(studentRequests.teacherId, teacher.id), joined)),
    ...noticeStatements(teacher.db, teacher.id, { kind: "request_approved", name }, now, {
      seen: true,
      when: joined,
    }),
  ]);
  const [[before], inserted] = results;
  if (!before) throw notFound();
  if (!before.approved && changedRows(inserted) === 0) throw new AppError("conflict", STUDENT_MESSAGES.full);
}

/**
 * Rejects a pending request: it is deleted (product §3).
 * @param request as `loadRequest` found it
 * @throws AppError `conflict` when it was approved, `not_found` when it is gone
 */
export async function rejectRequest(
  teacher: Teacher,
  { id, name }: StudentRequest,
  now: number,
): Promise<void> {
  const pending = pendingOf(teacher, id);
  const notice = noticeStatements(teacher.db, teacher.id, { kind: "request_rejected", name }, now, {
    seen: true,
    when: exists(pending),
  });
  const [[before]] = await teacher.write([
    requestOf(teacher, id),
    ...notice,
    teacher.db.build.delete(studentRequests).where(sql`${studentRequests.id} IN ${pending}`),
  ]);
  if (!before) throw notFound();
  if (before.approved) throw new AppError("conflict", REQUEST_MESSAGES.alreadyApproved);
}

/**
 * Rejects every request that waits: they are deleted, and the bell tells nothing of each. @returns how many
 */
export async function rejectAllRequests(teacher: Teacher): Promise<number> {
  const [deleted] = await teacher.write([
    teacher.db.build
      .delete(studentRequests)
      .where(and(eq(studentRequests.teacherId, teacher.id), eq(studentRequests.approved, false))),
  ]);
  return changedRows(deleted);
}

/** Every request of the teacher, oldest first, for the data export (product §9). */
export function exportRequests(teacher: Teacher) {
  const { id, decidedAt, createdAt, studentId, teacherId } = studentRequests;
  const rowsAfter = (after?: SQL) =>
    teacher.read(
      teacher.db.build
        .select({ ...requestColumns, studentId, createdAt, decidedAt })
        .from(studentRequests)
        .where(and(eq(teacherId, teacher.id), after))
        .orderBy(asc(createdAt), asc(id))
        .limit(BATCH_ROWS),
    );
  return new Batches(rowsAfter(), (last) =>
    rowsAfter(sql`(${createdAt}, ${id}) > (${last.createdAt}, ${last.id})`),
  );
}
