import { and, asc, count, desc, eq, lte, notInArray, SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Database, frequent } from "~/platform/db.server";
import { newId } from "~/platform/ids.server";
import { notices } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { type Happened, type Notice, noticeShape } from "./schema";

interface NoticeOptions {
  /** Whether the teacher knows: what one has just done oneself is listed, but not counted as new. */
  seen?: boolean;
  /** A condition of that batch: where it does not hold, nothing happened and nothing is told. */
  when?: SQLWrapper;
  /** Whom or what it is about: while the teacher has not seen the one notice of this kind, no second is written. */
  about?: string;
}

/** Older notices go as new ones come. */
const MAX_NOTICES = 200;
/** Of those that strangers cause: however many ask, what else happened stays. */
const MAX_REQUESTS_CAME = 50;
const SHOWN_NOTICES = 50;

/**
 * Statements: tell a teacher what happened, in the batch that makes it happen (product §1: the bell).
 * @param notice what happened; as SQL, a query for its JSON as `data`, where only the batch can know: no row, no notice
 * @param now milliseconds since 1970
 */
export function noticeStatements(
  db: Database,
  teacherId: string,
  notice: Notice | SQL,
  now: number,
  { seen = false, when = sql`1`, about }: NoticeOptions = {},
) {
  const data = notice instanceof SQL ? notice : sql`SELECT ${JSON.stringify({ ...notice, about })} AS data`;
  const owner = eq(notices.teacherId, teacherId);
  const isSame = (member: string) => sql`${notices.data} ->> ${member} = told.data ->> ${member}`;
  const isTold = sql`EXISTS (SELECT 1 FROM ${notices}
    WHERE ${owner} AND ${eq(notices.seen, false)} AND ${isSame("kind")} AND ${isSame("about")})`;
  const kept = sql`(SELECT id FROM
    (SELECT ${notices.id} AS id, ${notices.data} ->> 'kind' IS 'request_came' AS came,
            row_number() OVER (PARTITION BY ${notices.data} ->> 'kind' ORDER BY ${notices.id} DESC) AS place
       FROM ${notices} WHERE ${owner})
    WHERE NOT came OR place <= ${MAX_REQUESTS_CAME} ORDER BY id DESC LIMIT ${MAX_NOTICES})`;
  return [
    db.build.insert(notices).select(
      sql`SELECT ${newId(now)}, ${teacherId}, told.data, ${Number(seen)}, ${now} FROM (${data}) AS told
            WHERE ${when} AND NOT ${isTold}`,
    ),
    db.build.delete(notices).where(and(owner, notInArray(notices.id, kept))),
  ] as const;
}

const unseenOf = frequent((db) =>
  db
    .select({ unseen: count() })
    .from(notices)
    .where(and(eq(notices.teacherId, sql.placeholder("teacher")), eq(notices.seen, false))),
);

/** How many notices the teacher has not looked at: the number on the bell. */
export async function countUnseen(teacher: Teacher): Promise<number> {
  const [row] = await teacher.read(unseenOf({ teacher: teacher.id }));
  return row?.unseen ?? 0;
}

/** The newest notices, newest first, and how many are new. */
export async function listNotices(teacher: Teacher): Promise<{ notices: Happened[]; unseen: number }> {
  const { build } = teacher.db;
  const [rows, unseen] = await Promise.all([
    teacher.read(
      build
        .select()
        .from(notices)
        .where(eq(notices.teacherId, teacher.id))
        .orderBy(desc(notices.id))
        .limit(SHOWN_NOTICES),
    ),
    countUnseen(teacher),
  ]);
  return { notices: rows.flatMap(happened), unseen };
}

/** A notice of a kind that this version does not know is left out. */
function happened({ id, data, seen, createdAt }: typeof notices.$inferSelect): Happened[] {
  const notice = noticeShape.safeParse(JSON.parse(data));
  return notice.success ? [{ id, seen, at: createdAt, what: notice.data }] : [];
}

/** Marks the notices up to this one as looked at; those that came since stay new. */
export async function markSeen(teacher: Teacher, upTo: string): Promise<void> {
  const { build } = teacher.db;
  const unseen = and(eq(notices.teacherId, teacher.id), eq(notices.seen, false), lte(notices.id, upTo));
  await teacher.write([build.update(notices).set({ seen: true }).where(unseen)]);
}

/** What the bell has told the teacher, oldest first, for the data export (product §9). */
export async function exportNotices(teacher: Teacher) {
  const { build } = teacher.db;
  const rows = await teacher.read(
    build.select().from(notices).where(eq(notices.teacherId, teacher.id)).orderBy(asc(notices.id)),
  );
  return rows.flatMap(happened).map(({ what, seen, at }) => ({ ...what, seen, createdAt: at }));
}
