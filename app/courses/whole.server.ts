import { asc, eq, lte, sql } from "drizzle-orm";
import { frequent } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { withMember } from "~/platform/json-text";
import { blocks, courses, pages } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { blockColumns } from "./blocks.server";
import { COURSE_MESSAGES } from "./labels";
import { MAX_COURSE_BYTES } from "./limits";
import { found, given, named, ownCourse } from "./own.server";
import { pageColumns } from "./pages.server";
import type { Block } from "./schema";

/** What the keys, the id and the numbers of a page or a block take in JSON. */
export const ROW_BYTES = 128;

/**
 * What a course takes in one piece, in bytes, about: nothing of it is read for that but the length of its texts.
 * @param course its id; not a column, so that this is counted once a statement and not once a row
 */
export const bytesOfCourse = (course: string | ReturnType<typeof given>) => sql<number>`(
  (SELECT coalesce(sum(octet_length(${pages.label}) + coalesce(octet_length(${pages.image}), 0)
      + octet_length(${pages.sections}) + ${ROW_BYTES}), 0)
    FROM ${pages} WHERE ${eq(pages.courseId, course)})
  + (SELECT coalesce(sum(octet_length(${blocks.data}) + ${ROW_BYTES}), 0)
    FROM ${pages} INNER JOIN ${blocks} ON ${eq(blocks.pageId, pages.id)} WHERE ${eq(pages.courseId, course)}))`;

const isReadable = lte(bytesOfCourse(given("course")), MAX_COURSE_BYTES);

const courseWithSize = frequent((db) =>
  db
    .select({
      id: courses.id,
      name: courses.name,
      description: courses.description,
      version: courses.version,
      pageCount: courses.pageCount,
      bytes: bytesOfCourse(given("course")).as("bytes"),
    })
    .from(courses)
    .where(ownCourse),
);

const allPages = frequent((db) =>
  db
    .select(pageColumns)
    .from(pages)
    .innerJoin(courses, eq(courses.id, pages.courseId))
    .where(sql`${ownCourse} AND ${isReadable}`)
    .orderBy(asc(pages.position)),
);

const allBlocks = frequent((db) =>
  db
    .select({ ...blockColumns, pageId: blocks.pageId })
    .from(pages)
    .innerJoin(courses, eq(courses.id, pages.courseId))
    .innerJoin(blocks, eq(blocks.pageId, pages.id))
    .where(sql`${ownCourse} AND ${isReadable}`)
    .orderBy(asc(blocks.pageId), asc(blocks.order)),
);

/** This course takes too much to be read or written in one piece. */
export const tooLargeCourse = () => new AppError("too_large", COURSE_MESSAGES.courseTooLarge);

/**
 * The whole course (spec §7) as JSON: its sections are kept as JSON and go out as they stand there.
 * @throws AppError `not_found`, `too_large` beyond 16 MiB
 */
export async function wholeCourse(teacher: Teacher, course: string): Promise<string> {
  const own = named(teacher, course);
  const [[head], pageRows, blockRows] = await Promise.all([
    teacher.read(courseWithSize(own)),
    teacher.read(allPages(own)),
    teacher.read(allBlocks(own)),
  ]);
  const { bytes, ...rest } = found(head);
  if (bytes > MAX_COURSE_BYTES) throw tooLargeCourse();
  const blocksOf = byPage(blockRows);
  const texts = pageRows.map(({ id, label, image, version, sections }) => {
    const page = { id, page: label, page_image: { url: image }, version, blocks: blocksOf.get(id) ?? [] };
    return withMember(page, "sections", sections);
  });
  return withMember(rest, "pages", `[${texts.join(",")}]`);
}

/** The blocks of each page, in their order, by its id. */
export function byPage(rows: readonly (Block & { pageId: string })[]): Map<string, Block[]> {
  const found = new Map<string, Block[]>();
  for (const { pageId, ...block } of rows) {
    const list = found.get(pageId);
    if (list) list.push(block);
    else found.set(pageId, [block]);
  }
  return found;
}
