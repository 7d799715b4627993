import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { BATCH_ROWS, Batches } from "~/platform/batches";
import { keysOf, pageOf } from "~/platform/cursor.server";
import { changedRows } from "~/platform/db.server";
import { AppError, invalid, notFound } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { payments, students } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { PAYMENT_MESSAGES } from "./labels";
import { MAX_PAYMENTS, PAGE_ROWS } from "./limits";
import { centsOf, dollarsOf } from "./rules";
import type { Payment, PaymentBody } from "./schema";
import { isOwnStudent } from "./store.server";

const paymentColumns = {
  id: payments.id,
  studentId: payments.studentId,
  studentName: students.name,
  amount: sql<number>`${payments.amountCents}`.mapWith(dollarsOf),
  note: payments.note,
  date: payments.date,
};

const own = (teacher: Teacher, id: string) => and(eq(payments.id, id), eq(payments.teacherId, teacher.id));

function paymentsWhere(teacher: Teacher, condition: SQL | undefined) {
  return teacher.db.build
    .select(paymentColumns)
    .from(payments)
    .leftJoin(students, eq(students.id, payments.studentId))
    .where(condition);
}

/** Condition: the teacher has fewer payments than Lectern keeps. */
const hasRoom = (teacher: Teacher) =>
  sql`(SELECT count(*) FROM ${payments} WHERE ${eq(payments.teacherId, teacher.id)}) < ${MAX_PAYMENTS}`;

const unknownStudent = () => invalid([{ path: "studentId", message: PAYMENT_MESSAGES.unknownStudent }]);

/**
 * A page of the teacher's payments, 200 at most, newest date first (product §3). Amounts in dollars.
 * @param after the `next` of the page before
 * @throws AppError `invalid` for an unknown `after`
 */
export async function listPayments(
  teacher: Teacher,
  after?: string,
): Promise<{ payments: Payment[]; next: string | null }> {
  const from = keysOf(after);
  const mine = and(
    eq(payments.teacherId, teacher.id),
    from ? sql`(${payments.date}, ${payments.id}) < (${from[0]}, ${from[1]})` : undefined,
  );
  const rows = await teacher.read(
    paymentsWhere(teacher, mine)
      .orderBy(desc(payments.date), desc(payments.id))
      .limit(PAGE_ROWS + 1),
  );
  const { rows: page, next } = pageOf(rows, PAGE_ROWS, ({ date, id }) => [date, id]);
  return { payments: page, next };
}

/** What the teacher was paid in all, in dollars. */
export async function totalPaid(teacher: Teacher): Promise<number> {
  const [row] = await teacher.read(
    teacher.db.build
      .select({ cents: sql<number>`coalesce(sum(${payments.amountCents}), 0)` })
      .from(payments)
      .where(eq(payments.teacherId, teacher.id)),
  );
  return dollarsOf(row?.cents ?? 0);
}

/**
 * Records a payment.
 * @throws AppError `invalid` when the student is not one of the teacher's, `conflict` when the teacher has as many
 *   payments as Lectern keeps
 */
export async function addPayment(teacher: Teacher, body: PaymentBody, now: number): Promise<Payment> {
  const { studentId = null, amount, note, date } = body;
  const { build } = teacher.db;
  const id = newId(now);
  const [, [added], [payer]] = await teacher.write([
    build.insert(payments).select(
      sql`SELECT ${id}, ${teacher.id}, ${studentId}, ${centsOf(amount)}, ${note}, ${date}, ${now}
            WHERE ${isOwnStudent(teacher, studentId)} AND ${hasRoom(teacher)}`,
    ),
    paymentsWhere(teacher, own(teacher, id)),
    build.select({ isOwn: sql<number>`${isOwnStudent(teacher, studentId)}` }).from(sql`(SELECT 1)`),
  ]);
  if (added) return added;
  if (!payer?.isOwn) throw unknownStudent();
  throw new AppError("conflict", PAYMENT_MESSAGES.full);
}

/**
 * Corrects a payment; who paid stays as it is where the body does not say.
 * @throws AppError `not_found`, `invalid` when the student is not one of the teacher's
 */
export async function changePayment(teacher: Teacher, id: string, body: PaymentBody): Promise<Payment> {
  const { studentId, amount, note, date } = body;
  const [written, [changed]] = await teacher.write([
    teacher.db.build
      .update(payments)
      .set({ amountCents: centsOf(amount), note, date, ...(studentId === undefined ? {} : { studentId }) })
      .where(and(own(teacher, id), isOwnStudent(teacher, studentId))),
    paymentsWhere(teacher, own(teacher, id)),
  ]);
  if (!changed) throw notFound();
  if (changedRows(written) === 0) throw unknownStudent();
  return changed;
}

/**
 * Deletes a payment.
 * @throws AppError `not_found`
 */
export async function deletePayment(teacher: Teacher, id: string): Promise<void> {
  const [deleted] = await teacher.write([teacher.db.build.delete(payments).where(own(teacher, id))]);
  if (changedRows(deleted) === 0) throw notFound();
}

/** Every payment of the teacher, newest first, amounts in dollars, for the data export (product §9). */
export function exportPayments(teacher: Teacher) {
  const { date, id, teacherId } = payments;
  const rowsAfter = (after?: SQL) =>
    teacher.read(
      paymentsWhere(teacher, and(eq(teacherId, teacher.id), after))
        .orderBy(desc(date), desc(id))
        .limit(BATCH_ROWS),
    );
  return new Batches(rowsAfter(), (last) => rowsAfter(sql`(${date}, ${id}) < (${last.date}, ${last.id})`));
}
