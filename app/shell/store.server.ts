import { and, asc, desc, eq, notInArray, SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/platform/db.server";
import { newId } from "~/platform/ids.server";
import { notices } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { type Notice, noticeShape } from "./schema";

/** Older notices go as new ones come. */
const MAX_NOTICES = 200;

/**
 * Statements: tell a teacher what happened, in the batch that makes it happen (product §1: the bell).
 * @param notice what happened; as SQL, a query for its JSON as `data`, where only the batch can know: no row, no notice
 * @param now milliseconds since 1970
 * @param when a condition of that batch: without it holding, nothing happened and nothing is told
 */
export function noticeStatements(
  db: Database,
  teacherId: string,
  notice: Notice | SQL,
  now: number,
  when: SQLWrapper = sql`1`,
) {
  const data = notice instanceof SQL ? notice : sql`SELECT ${JSON.stringify(notice)} AS data`;
  const owner = eq(notices.teacherId, teacherId);
  const newest = db.build
    .select({ id: notices.id })
    .from(notices)
    .where(owner)
    .orderBy(desc(notices.id))
    .limit(MAX_NOTICES);
  return [
    db.build
      .insert(notices)
      .select(
        sql`SELECT ${newId(now)}, ${teacherId}, told.data, 0, ${now} FROM (${data}) AS told WHERE ${when}`,
      ),
    db.build.delete(notices).where(and(owner, notInArray(notices.id, newest))),
  ] as const;
}

/** What the bell has told the teacher, oldest first, for the data export (product §9). */
export async function exportNotices(teacher: Teacher) {
  const rows = await teacher.read(
    teacher.db.build.select().from(notices).where(eq(notices.teacherId, teacher.id)).orderBy(asc(notices.id)),
  );
  return rows.map(({ data, seen, createdAt }) => ({
    ...noticeShape.parse(JSON.parse(data)),
    seen,
    createdAt,
  }));
}
