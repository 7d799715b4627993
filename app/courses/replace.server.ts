import { and, eq, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { changedRows, type Statement } from "~/platform/db.server";
import { invalid } from "~/platform/errors";
import { blocks, courses, pages } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { type CourseRows, chunksOf, insertBlocks, insertPages, rowsOf } from "./course-rows.server";
import { COURSE_MESSAGES } from "./labels";
import { MAX_COURSE_BYTES } from "./limits";
import { courseVersion, found, isCourse } from "./own.server";
import type { CourseBody } from "./schema";
import { bytesOf } from "./sections.server";
import { courseConflict } from "./store.server";
import { bytesOfCourse, ROW_BYTES, tooLargeCourse } from "./whole.server";

type Pages = NonNullable<CourseBody["pages"]>;

/** Most ids that are told to be wrong at once. */
const MAX_TOLD = 20;

const UNKNOWN = {
  pages: COURSE_MESSAGES.unknownPage,
  blocks: COURSE_MESSAGES.unknownBlock,
  sections: COURSE_MESSAGES.unknownSection,
} as const;

/**
 * Makes a course what the body says it is, and answers its new version: ids that it has are kept, missing ones made
 * (product §6). All is decided and done in one batch. Its first statement claims the course, if nothing is in the way,
 * by turning its page count below zero; the others do nothing unless it is claimed, and the last one ends the claim.
 * Nobody else ever sees it: a batch is a transaction.
 * @throws AppError `not_found`, `invalid` for ids of other courses or ids that stand there twice, `conflict` with the
 *   current version, `too_large` where the sections of a page are, or a course that cannot be read in one piece either
 */
export async function replaceCourse(
  teacher: Teacher,
  course: string,
  { name, description, version, pages: wanted }: CourseBody & { pages: Pages },
  now: number,
): Promise<number> {
  const { build } = teacher.db;
  const rows = rowsOf(wanted, now);
  if (bytesOfRows(rows) > MAX_COURSE_BYTES) throw tooLargeCourse();
  const own = isCourse(course, teacher.id);
  const claimed = sql`EXISTS (SELECT 1 FROM ${courses} WHERE ${own} AND ${lt(courses.pageCount, 0)})`;
  const unknown = idsNotIn(course, rows);
  const asRead = version === undefined ? undefined : eq(courses.version, version);
  const fits = lte(bytesOfCourse(course), MAX_COURSE_BYTES);
  const results: unknown[] = await teacher.write([
    build
      .update(courses)
      .set({ pageCount: sql`-1 - ${courses.pageCount}` })
      .where(and(own, asRead, fits, ...unknown.map((ids) => sql`NOT EXISTS (${ids})`))),
    ...unknown.map((ids) => build.all<{ id: string }>(sql`${ids} AND NOT ${claimed} LIMIT ${MAX_TOLD}`)),
    ...replacing(teacher, course, rows, claimed),
    build
      .update(courses)
      .set({
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        pageCount: rows.pages.length,
        version: sql`${courses.version} + 1`,
        updatedAt: now,
      })
      .where(and(own, lt(courses.pageCount, 0))),
    build
      .select({ courseVersion, bytes: bytesOfCourse(course).as("bytes") })
      .from(courses)
      .where(own),
  ]);

  const [state] = results.at(-1) as { courseVersion: number; bytes: number }[];
  const { courseVersion: current, bytes } = found(state);
  if (changedRows(results[0]) === 1) return current;
  if (version !== undefined && version !== current) throw courseConflict(current);
  if (bytes > MAX_COURSE_BYTES) throw tooLargeCourse();
  throw unknownOf(rows, results.slice(1, 1 + unknown.length).flat() as { id: string }[]);
}

/** What the course will take in one piece, as `bytesOfCourse` counts it: what is written can be read again. */
function bytesOfRows({ pages, blocks }: CourseRows): number {
  const texts = [
    ...pages.flatMap((page) => [page.label, page.image ?? "", page.sections]),
    ...blocks.map(({ data }) => data),
  ];
  return texts.reduce((sum, text) => sum + bytesOf(text), (pages.length + blocks.length) * ROW_BYTES);
}

/** Queries: ids that came with the body and that the course does not have. */
function idsNotIn(course: string, { given }: CourseRows): SQL[] {
  const known = {
    pages: sql`SELECT ${pages.id} FROM ${pages} WHERE ${eq(pages.courseId, course)}`,
    blocks: sql`SELECT ${blocks.id} FROM ${pages} INNER JOIN ${blocks} ON ${eq(blocks.pageId, pages.id)}
      WHERE ${eq(pages.courseId, course)}`,
    sections: sql`SELECT section.value ->> 'id' FROM ${pages}, json_each(${pages.sections}) AS section
      WHERE ${eq(pages.courseId, course)} AND section.value ->> 'id' IS NOT NULL`,
  };
  return (["pages", "blocks", "sections"] as const).flatMap((kind) =>
    chunksOf(given[kind].map(({ id }) => id)).map(
      (ids) => sql`SELECT value AS id FROM json_each(${ids}) WHERE value NOT IN (${known[kind]})`,
    ),
  );
}

/** What to say of ids that the course does not have. */
function unknownOf({ given }: CourseRows, ids: readonly { id: string }[]) {
  const absent = new Set(ids.map(({ id }) => id));
  return invalid(
    (["pages", "blocks", "sections"] as const).flatMap((kind) =>
      given[kind].filter(({ id }) => absent.has(id)).map(({ path }) => ({ path, message: UNKNOWN[kind] })),
    ),
  );
}

/** Statements: write the rows that are new or changed, then remove those that are not wanted any more. */
function replacing(teacher: Teacher, course: string, rows: CourseRows, claimed: SQL): Statement[] {
  const { build } = teacher.db;
  const isGone = (id: SQL, kept: readonly { id: string }[]) =>
    sql.join([
      claimed,
      ...chunksOf(kept.map((row) => row.id)).map(
        (ids) => sql` AND ${id} NOT IN (SELECT value FROM json_each(${ids}))`,
      ),
    ]);
  const onPages = sql`${blocks.pageId} IN (SELECT ${pages.id} FROM ${pages} WHERE ${eq(pages.courseId, course)})`;
  return [
    ...chunksOf(rows.pages).map((chunk) => writePages(teacher, course, chunk, claimed)),
    ...chunksOf(rows.blocks).map((chunk) => writeBlocks(teacher, chunk, claimed)),
    build.delete(blocks).where(sql`${onPages} AND ${isGone(sql`${blocks.id}`, rows.blocks)}`),
    build.delete(pages).where(sql`${eq(pages.courseId, course)} AND ${isGone(sql`${pages.id}`, rows.pages)}`),
  ];
}

const excluded = (column: string) => sql.raw(`excluded.${column}`);

function writePages({ db }: Teacher, course: string, chunk: string, claimed: SQL) {
  const changed = or(
    ne(pages.label, excluded("label")),
    sql`${pages.image} IS NOT ${excluded("image")}`,
    ne(pages.sections, excluded("sections")),
  );
  return insertPages(db, course, chunk, claimed).onConflictDoUpdate({
    target: pages.id,
    set: {
      position: excluded("position"),
      label: excluded("label"),
      image: excluded("image"),
      sections: excluded("sections"),
      version: sql`${pages.version} + (${changed})`,
    },
    setWhere: or(ne(pages.position, excluded("position")), changed),
  });
}

function writeBlocks({ db }: Teacher, chunk: string, claimed: SQL) {
  const changed = ne(blocks.data, excluded("data"));
  return insertBlocks(db, chunk, claimed).onConflictDoUpdate({
    target: blocks.id,
    set: {
      pageId: excluded("page_id"),
      order: excluded("sort_order"),
      data: excluded("data"),
      version: sql`${blocks.version} + (${changed})`,
      // The save that wrote the text before must not count as done for this one.
      lastSaveId: sql`iif(${changed}, NULL, ${blocks.lastSaveId})`,
    },
    setWhere: or(ne(blocks.pageId, excluded("page_id")), ne(blocks.order, excluded("sort_order")), changed),
  });
}
