import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import { frequent } from "~/platform/db.server";
import { DAY_MS } from "~/platform/durations";
import { studentRequests } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import type { StudentRequest } from "~/students/schema";
import { APPROVED_SHOWN_DAYS, REQUEST_ROWS } from "./limits";

const teacherId = sql.placeholder("teacher");

/** The requests' panel: how many wait, and the rows that it shows. */
export interface Panel {
  pending: number;
  requests: StudentRequest[];
}

const pendingCount = frequent((db) =>
  db
    .select({ pending: count() })
    .from(studentRequests)
    .where(and(eq(studentRequests.teacherId, teacherId), eq(studentRequests.approved, false))),
);

const { id, name, grade, approved, decidedAt, createdAt } = studentRequests;

/** The newest that wait. Each kind is a stretch of an index, so only what is shown is read. */
const newestPending = frequent((db) =>
  db
    .select({ id, name, grade, approved })
    .from(studentRequests)
    .where(and(eq(studentRequests.teacherId, teacherId), eq(approved, false)))
    .orderBy(desc(createdAt), desc(id))
    .limit(REQUEST_ROWS),
);

const approvedLately = frequent((db) =>
  db
    .select({ id, name, grade, approved })
    .from(studentRequests)
    .where(
      and(
        eq(studentRequests.teacherId, teacherId),
        eq(approved, true),
        gt(decidedAt, sql.placeholder("since")),
      ),
    )
    .orderBy(desc(decidedAt), desc(id))
    .limit(REQUEST_ROWS),
);

/**
 * The newest requests that wait, then those approved lately (spec §2 "Students Requests").
 * @param now milliseconds since 1970
 */
export async function loadPanel(teacher: Teacher, now: number): Promise<Panel> {
  const owner = { teacher: teacher.id };
  const [[row], pending, lately] = await Promise.all([
    teacher.read(pendingCount(owner)),
    teacher.read(newestPending(owner)),
    teacher.read(approvedLately({ ...owner, since: now - APPROVED_SHOWN_DAYS * DAY_MS })),
  ]);
  return { pending: row?.pending ?? 0, requests: [...pending, ...lately].slice(0, REQUEST_ROWS) };
}
