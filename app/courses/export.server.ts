import { asc, eq } from "drizzle-orm";
import { blocks, courses, pages } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { blockColumns } from "./blocks.server";
import { headOf, pageColumns } from "./pages.server";
import { byPage } from "./whole.server";

/** Every course of the teacher with its pages and blocks, oldest first, for the data export (product §9). */
export async function exportCourses(teacher: Teacher) {
  const { build } = teacher.db;
  const mine = eq(courses.teacherId, teacher.id);
  const { id, name, description, createdAt, updatedAt } = courses;
  const [courseRows, pageRows, blockRows] = await Promise.all([
    teacher.read(
      build
        .select({ id, name, description, createdAt, updatedAt })
        .from(courses)
        .where(mine)
        .orderBy(asc(id)),
    ),
    teacher.read(
      build
        .select({ ...pageColumns, courseId: pages.courseId })
        .from(courses)
        .innerJoin(pages, eq(pages.courseId, id))
        .where(mine)
        .orderBy(asc(pages.courseId), asc(pages.position)),
    ),
    teacher.read(
      build
        .select({ ...blockColumns, pageId: blocks.pageId })
        .from(courses)
        .innerJoin(pages, eq(pages.courseId, id))
        .innerJoin(blocks, eq(blocks.pageId, pages.id))
        .where(mine)
        .orderBy(asc(blocks.pageId), asc(blocks.order)),
    ),
  ]);
  const blocksOf = byPage(blockRows);
  const pagesOf = Map.groupBy(pageRows, ({ courseId }) => courseId);
  return courseRows.map((course) => ({
    ...course,
    pages: (pagesOf.get(course.id) ?? []).map((page) => ({
      ...headOf(page),
      blocks: blocksOf.get(page.id) ?? [],
    })),
  }));
}
