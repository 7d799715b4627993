import { and, count, desc, eq, gt, or, sql } from "drizzle-orm";
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

const rowsOfPanel = frequent((db) => {
  const { id, name, grade, approved, decidedAt, createdAt } = studentRequests;
  return db
    .select({ id, name, grade, approved })
    .from(studentRequests)
    .where(
      and(
        eq(studentRequests.teacherId, teacherId),
        or(eq(approved, false), gt(decidedAt, sql.placeholder("since"))),
      ),
    )
    .orderBy(approved, desc(sql`coalesce(${decidedAt}, ${createdAt})`), desc(id))
    .limit(REQUEST_ROWS);
});

/**
 * The newest requests that wait, then those approved lately (spec §2 "Students Requests").
 * @param now milliseconds since 1970
 */
export async function loadPanel(teacher: Teacher, now: number): Promise<Panel> {
  const owner = { teacher: teacher.id };
  const [[row], requests] = await Promise.all([
    teacher.read(pendingCount(owner)),
    teacher.read(rowsOfPanel({ ...owner, since: now - APPROVED_SHOWN_DAYS * DAY_MS })),
  ]);
  return { pending: row?.pending ?? 0, requests };
}
