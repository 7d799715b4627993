import { and, desc, eq, notInArray, SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/db.server";
import { newId } from "~/platform/ids.server";
import { notices } from "~/platform/tables.server";
import type { Notice } from "./schema";

/** Older notices go as new ones come. */
const MAX_NOTICES = 200;

/**
 * Statements: tell a teacher what happened, in the batch that makes it happen (product §1: the bell).
 * @param notice what happened; as SQL, a query for its JSON as `data`, where only the batch can know: no row, no notice
 * @param now milliseconds since 1970
 */
export function noticeStatements(db: Database, teacherId: string, notice: Notice | SQL, now: number) {
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
      .select(sql`SELECT ${newId(now)}, ${teacherId}, told.data, 0, ${now} FROM (${data}) AS told`),
    db.build.delete(notices).where(and(owner, notInArray(notices.id, newest))),
  ] as const;
}
