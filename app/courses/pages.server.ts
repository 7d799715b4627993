import { and, asc, eq, gte, sql } from "drizzle-orm";
import { frequent } from "~/platform/db.server";
import { blocks, courses, pages } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { blockColumns } from "./blocks.server";
import { PAGE_ROWS } from "./limits";
import { courseNow, courseVersion, found, given, named, noPage, ownCourse } from "./own.server";
import type { PageAnswer, PageHead, PageRow, Section } from "./schema";

/** Columns of a page without its blocks. */
export const pageColumns = {
  id: pages.id,
  label: pages.label,
  image: pages.image,
  version: pages.version,
  sections: pages.sections,
};

/** A page as `pageColumns` read it. */
type StoredPage = Record<"id" | "label" | "sections", string> & { image: string | null; version: number };

/** A page as it is answered; its sections were checked when they were written. */
export const headOf = ({ id, label, image, sections, version }: StoredPage): PageHead => ({
  id,
  page: label,
  page_image: { url: image },
  sections: JSON.parse(sections) as Section[],
  version,
});

const pageAt = frequent((db) =>
  db
    .select({
      course: {
        id: sql<string>`${courses.id}`.as("course"),
        name: courses.name,
        description: courses.description,
      },
      courseVersion,
      pageCount: courses.pageCount,
      page: pageColumns,
    })
    .from(courses)
    .leftJoin(pages, and(eq(pages.courseId, courses.id), eq(pages.position, given("index"))))
    .where(ownCourse),
);

const blocksAt = frequent((db) =>
  db
    .select(blockColumns)
    .from(courses)
    .innerJoin(pages, and(eq(pages.courseId, courses.id), eq(pages.position, given("index"))))
    .innerJoin(blocks, eq(blocks.pageId, pages.id))
    .where(ownCourse)
    .orderBy(asc(blocks.order)),
);

/**
 * A page of a course with its blocks, and what a screen needs of the course (product §6). What it reads does not
 * grow with the course.
 * @param index from 0
 * @returns `page` is null where the course has none at `index`
 * @throws AppError `not_found` without such a course
 */
export async function findPage(
  teacher: Teacher,
  course: string,
  index: number,
): Promise<Omit<PageAnswer, "page"> & { page: PageAnswer["page"] | null }> {
  const place = { ...named(teacher, course), index };
  const [[row], rows] = await Promise.all([teacher.read(pageAt(place)), teacher.read(blocksAt(place))]);
  const { page, ...rest } = found(row);
  return { ...rest, index, page: page && { ...headOf(page), blocks: rows } };
}

/**
 * The page at `index`, from 0.
 * @throws AppError `not_found` without such a course or page
 */
export async function loadPage(teacher: Teacher, course: string, index: number): Promise<PageAnswer> {
  const { page, ...rest } = await findPage(teacher, course, index);
  if (!page) throw noPage();
  return { ...rest, page };
}

const pagesFrom = frequent((db) =>
  db
    .select({ id: pages.id, label: pages.label, image: pages.image })
    .from(courses)
    .innerJoin(pages, eq(pages.courseId, courses.id))
    .where(and(ownCourse, gte(pages.position, given("from"))))
    .orderBy(asc(pages.position))
    .limit(sql.placeholder("most")),
);

/**
 * The list of a course's pages, 200 at most, in their order.
 * @param from the first of them, from 0
 * @throws AppError `not_found` without such a course
 */
export async function listPages(
  teacher: Teacher,
  course: string,
  from: number,
): Promise<{ pages: PageRow[]; from: number; pageCount: number }> {
  const own = named(teacher, course);
  const [[row], rows] = await Promise.all([
    teacher.read(courseNow(own)),
    teacher.read(pagesFrom({ ...own, from, most: PAGE_ROWS })),
  ]);
  const { pageCount } = found(row);
  return {
    pages: rows.map(({ id, label, image }) => ({ id, page: label, page_image: { url: image } })),
    from,
    pageCount,
  };
}
