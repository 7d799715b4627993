import { and, eq, gt, gte, lte, max, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { changedRows, frequent, type Statement } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { blocks, courses, pages } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { COURSE_MESSAGES } from "./labels";
import { MAX_BLOCKS } from "./limits";
import {
  changeThenRead,
  courseNow,
  courseVersion,
  found,
  given,
  named,
  onOwnPage,
  ownCourse,
  touchIfChanged,
} from "./own.server";
import type { Block, BlockChange } from "./schema";

/** Columns of a block as it is answered. */
export const blockColumns = {
  id: blocks.id,
  data: blocks.data,
  order: blocks.order,
  version: blocks.version,
};

/** A block with the version that its course has after the write. */
interface WrittenBlock {
  block: Block;
  courseVersion: number;
}

const others = alias(blocks, "others");
const ownBlock = and(eq(blocks.id, given("block")), onOwnPage(blocks.pageId));

/** Condition: nobody changed the text since, and this very save was not done before. */
const unchangedSince = sql`(${given("version")} IS NULL OR ${blocks.version} = ${given("version")})
  AND (${given("saveId")} IS NULL OR ${blocks.lastSaveId} IS NOT ${given("saveId")})`;

/** Statement: moves a block to `order`, or to the end of its page; those between close up. */
const moveBlock = frequent((db) => {
  const last = db
    .select({ order: max(others.order) })
    .from(others)
    .where(eq(others.pageId, blocks.pageId));
  const move = db
    .select({
      pageId: blocks.pageId,
      from: sql<number>`${blocks.order}`.as("place"),
      to: sql<number>`min(${given("order")}, ${last})`.as("goal"),
    })
    .from(blocks)
    .where(and(ownBlock, unchangedSince))
    .limit(1)
    .as("move");
  const step = sql`iif(${move.from} < ${move.to}, -1, 1)`;
  return db
    .update(blocks)
    .set({ order: sql`iif(${eq(blocks.id, given("block"))}, ${move.to}, ${blocks.order} + ${step})` })
    .from(move)
    .where(
      and(
        eq(blocks.pageId, move.pageId),
        ne(move.from, move.to),
        gte(blocks.order, sql`min(${move.from}, ${move.to})`),
        lte(blocks.order, sql`max(${move.from}, ${move.to})`),
      ),
    );
});

/** Statement: writes the text of a block. */
const writeText = frequent((db) =>
  db
    .update(blocks)
    .set({ data: given("data"), version: sql`${blocks.version} + 1`, lastSaveId: given("saveId") })
    .where(and(ownBlock, unchangedSince)),
);

const blockNow = frequent((db) =>
  db
    .select({ ...blockColumns, saveId: blocks.lastSaveId, courseVersion })
    .from(blocks)
    .innerJoin(pages, eq(pages.id, blocks.pageId))
    .innerJoin(courses, eq(courses.id, pages.courseId))
    .where(and(eq(blocks.id, given("block")), ownCourse)),
);

/**
 * Changes the text of a block, its place on the page, or both (product §6). A save that was done before, told by its
 * `saveId`, changes nothing and gets the same answer.
 * @throws AppError `not_found`, `conflict` with the current block when `version` is not its version any more
 */
export async function changeBlock(
  teacher: Teacher,
  course: string,
  block: string,
  { data, order, version, saveId: givenId }: BlockChange,
  now: number,
): Promise<WrittenBlock> {
  const saveId = data === undefined ? null : (givenId ?? newId(now));
  const own = { ...named(teacher, course), block, version: version ?? null, saveId, now };
  const steps: Statement[] = [];
  if (order !== undefined) steps.push(moveBlock({ ...own, order }));
  if (data !== undefined) steps.push(writeText({ ...own, data }));
  const { rows } = await changeThenRead(teacher, steps, own, blockNow(own));
  const { saveId: lastSave, courseVersion: after, ...current } = found(rows[0]);
  const stale = saveId === null ? version !== undefined && version !== current.version : saveId !== lastSave;
  if (!stale) return { block: current, courseVersion: after };
  throw new AppError("conflict", COURSE_MESSAGES.blockChangedElsewhere, {
    body: { block: current, courseVersion: after },
  });
}

/** Statement: adds a block at `order`, or at the end of its page; none where the page is full. */
const insertBlock = frequent((db) => {
  const last = db
    .select({ order: max(others.order) })
    .from(others)
    .where(eq(others.pageId, pages.id));
  const count = sql`coalesce(${last} + 1, 0)`;
  return db.insert(blocks).select(
    sql`SELECT ${given("block")}, ${pages.id}, min(coalesce(${given("order")}, ${count}), ${count}),
          ${given("data")}, 1, NULL
        FROM ${pages} INNER JOIN ${courses} ON ${eq(courses.id, pages.courseId)}
        WHERE ${eq(pages.id, given("page"))} AND ${ownCourse} AND ${count} < ${MAX_BLOCKS}`,
  );
});

/** Statement: the blocks that stand where one was added, and those after them, make room. */
const makeRoom = frequent((db) => {
  const added = db
    .select({ order: others.order })
    .from(others)
    .where(and(eq(others.id, given("block")), eq(others.pageId, given("page")), onOwnPage(others.pageId)));
  return db
    .update(blocks)
    .set({ order: sql`${blocks.order} + 1` })
    .where(
      and(eq(blocks.pageId, given("page")), ne(blocks.id, given("block")), gte(blocks.order, sql`${added}`)),
    );
});

const pageWithBlock = frequent((db) =>
  db
    .select({ block: blockColumns, courseVersion })
    .from(pages)
    .innerJoin(courses, eq(courses.id, pages.courseId))
    .leftJoin(blocks, and(eq(blocks.id, given("block")), eq(blocks.pageId, pages.id)))
    .where(and(eq(pages.id, given("page")), ownCourse)),
);

/**
 * Adds a text block to a page, at its end where no order is given (product §6).
 * @throws AppError `not_found`, `conflict` when the page holds as many as it can
 */
export async function addBlock(
  teacher: Teacher,
  course: string,
  page: string,
  { data, order = null }: { data: string; order?: number | null | undefined },
  now: number,
): Promise<WrittenBlock> {
  const own = { ...named(teacher, course), page, block: newId(now) };
  const [, , , [row]] = await teacher.write([
    insertBlock({ ...own, data, order }),
    touchIfChanged({ ...own, now }),
    makeRoom(own),
    pageWithBlock(own),
  ]);
  const { block, courseVersion: after } = found(row);
  if (!block) throw new AppError("conflict", COURSE_MESSAGES.pageFull);
  return { block, courseVersion: after };
}

/** Statement: the blocks after one that is about to go close up. */
const closeGap = frequent((db) => {
  const going = db
    .select({ pageId: others.pageId, place: sql<number>`${others.order}`.as("place") })
    .from(others)
    .where(and(eq(others.id, given("block")), onOwnPage(others.pageId)))
    .limit(1)
    .as("going");
  return db
    .update(blocks)
    .set({ order: sql`${blocks.order} - 1` })
    .from(going)
    .where(and(eq(blocks.pageId, going.pageId), gt(blocks.order, going.place)));
});

const removeBlock = frequent((db) => db.delete(blocks).where(ownBlock));

/**
 * Deletes a text block; those after it close up. Answers the version of its course.
 * @throws AppError `not_found` when it is gone already
 */
export async function deleteBlock(
  teacher: Teacher,
  course: string,
  block: string,
  now: number,
): Promise<number> {
  const own = { ...named(teacher, course), block, now };
  const [, removed, , [row]] = await teacher.write([
    closeGap(own),
    removeBlock(own),
    touchIfChanged(own),
    courseNow(own),
  ]);
  return found(changedRows(removed) === 1 ? row : undefined).courseVersion;
}
