import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { Batches, groupsWithin } from "~/platform/batches";
import { withMember } from "~/platform/json-text";
import { blocks, courses, pages } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { blockColumns } from "./blocks.server";
import { pageColumns } from "./pages.server";
import { byPage, ROW_BYTES } from "./whole.server";

/** A course may take 10 KB without its pages. */
const COURSES_AT_ONCE = 100;
/** Bytes of pages that are read at a time; a single page may take more. */
export const EXPORTED_BYTES = 2 * 1024 * 1024;

/** Every course of the teacher without what is in it, oldest first, for the data export (product §9). */
export function exportCourses(teacher: Teacher) {
  const { id, name, description, createdAt, updatedAt } = courses;
  const rowsAfter = (after?: SQL) =>
    teacher.read(
      teacher.db.build
        .select({ id, name, description, createdAt, updatedAt })
        .from(courses)
        .where(and(eq(courses.teacherId, teacher.id), after))
        .orderBy(asc(id))
        .limit(COURSES_AT_ONCE),
    );
  return new Batches(rowsAfter(), (last) => rowsAfter(gt(id, last.id)), COURSES_AT_ONCE);
}

/**
 * The pages of a course with their blocks as JSON, one by one in their order, for the data export: what they take is
 * asked for first and at once, then they are read as many at a time as may be held.
 */
export function exportPages(teacher: Teacher, course: string): AsyncIterable<string> {
  const sizes = teacher.read(
    teacher.db.build
      .select({
        key: pages.id,
        bytes: sql<number>`octet_length(${pages.label}) + coalesce(octet_length(${pages.image}), 0)
          + octet_length(${pages.sections}) + ${ROW_BYTES}
          + (SELECT coalesce(sum(octet_length(${blocks.data}) + ${ROW_BYTES}), 0) FROM ${blocks}
            WHERE ${eq(blocks.pageId, pages.id)})`.as("bytes"),
      })
      .from(courses)
      .innerJoin(pages, eq(pages.courseId, courses.id))
      .where(and(eq(courses.id, course), eq(courses.teacherId, teacher.id)))
      .orderBy(asc(pages.position)),
  );
  sizes.catch(() => undefined);
  return (async function* () {
    for (const ids of groupsWithin(await sizes, EXPORTED_BYTES)) yield* await pagesOf(teacher, course, ids);
  })();
}

/** Pages of a course as JSON, in the order of their ids in the list; one that is gone since is left out. */
async function pagesOf(teacher: Teacher, course: string, ids: readonly string[]): Promise<string[]> {
  const { build } = teacher.db;
  const wanted = and(
    eq(courses.id, course),
    eq(courses.teacherId, teacher.id),
    sql`${pages.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  );
  const [rows, blockRows] = await Promise.all([
    teacher.read(
      build.select(pageColumns).from(courses).innerJoin(pages, eq(pages.courseId, courses.id)).where(wanted),
    ),
    teacher.read(
      build
        .select({ ...blockColumns, pageId: blocks.pageId })
        .from(courses)
        .innerJoin(pages, eq(pages.courseId, courses.id))
        .innerJoin(blocks, eq(blocks.pageId, pages.id))
        .where(wanted)
        .orderBy(asc(blocks.pageId), asc(blocks.order)),
    ),
  ]);
  const blocksOf = byPage(blockRows);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((key) => {
    const row = found.get(key);
    if (!row) return [];
    const { id, label, image, version, sections } = row;
    const page = { id, page: label, page_image: { url: image }, version, blocks: blocksOf.get(id) ?? [] };
    return [withMember(page, "sections", sections)];
  });
}
