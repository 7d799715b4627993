import { and, eq, sql } from "drizzle-orm";
import { found, given } from "~/courses/own.server";
import { frequent } from "~/platform/db.server";
import { fileAddress } from "~/platform/media-address";
import { courses, documentPages, documents } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import type { DocumentPage, Section } from "./schema";

const firstUnchecked = (from: "after" | "start") =>
  sql<number | null>`(SELECT ${documentPages.number} FROM ${documentPages}
    WHERE ${documentPages.documentId} = ${documents.id} AND NOT ${documentPages.checked}
      AND ${documentPages.number} ${from === "after" ? sql`> ${given("number")}` : sql`< ${given("number")}`}
    ORDER BY ${documentPages.number} LIMIT 1)`;

const reviewPage = frequent((db) =>
  db
    .select({
      course: { id: sql<string>`${courses.id}`.as("course"), name: courses.name },
      document: {
        id: sql<string>`${documents.id}`.as("document"),
        filename: documents.filename,
        pageCount: sql<number>`${documents.pageCount}`.as("document_pages"),
        storedPages: documents.storedPages,
        checkedPages: documents.checkedPages,
      },
      nextUnchecked: sql<number | null>`coalesce(${firstUnchecked("after")}, ${firstUnchecked("start")})`.as(
        "next_unchecked",
      ),
      page: {
        number: documentPages.number,
        width: documentPages.width,
        height: documentPages.height,
        image: documentPages.image,
        checked: documentPages.checked,
        version: sql<number>`${documentPages.version}`.as("page_version"),
        coursePageId: documentPages.coursePageId,
        sections: documentPages.sections,
      },
    })
    .from(documents)
    .innerJoin(courses, eq(courses.id, documents.courseId))
    .leftJoin(
      documentPages,
      and(eq(documentPages.documentId, documents.id), eq(documentPages.number, given("number"))),
    )
    .where(
      and(
        eq(documents.id, given("document")),
        eq(documents.teacherId, given("teacher")),
        eq(documents.courseId, given("course")),
      ),
    ),
);

/** What the review screen shows of a document: one of its pages. */
export interface ReviewPage {
  course: { id: string; name: string };
  document: { id: string; filename: string; pageCount: number; storedPages: number; checkedPages: number };
  /** The next stored page that is not checked, from 1; after the last it goes on at the first. Null without any other. */
  nextUnchecked: number | null;
  /** From 1. */
  number: number;
  /** Null where it is not stored. */
  page: DocumentPage | null;
}

/**
 * A page of a document and what the review screen needs of the rest: one round trip, one page read.
 * @param number from 1
 * @throws AppError `not_found` without such a document in such a course
 */
export async function findReviewPage(
  teacher: Teacher,
  course: string,
  document: string,
  number: number,
): Promise<ReviewPage> {
  const [row] = await teacher.read(reviewPage({ teacher: teacher.id, course, document, number }));
  const { page, ...rest } = found(row);
  return { ...rest, number, page: page && answered(page) };
}

type StoredPage = NonNullable<ReturnType<typeof reviewPage>["_"]["result"][number]["page"]>;

const answered = ({ width, height, image, sections, ...rest }: StoredPage): DocumentPage => ({
  ...rest,
  size: { width, height },
  image: { url: image === null ? null : fileAddress(image) },
  sections: JSON.parse(sections) as Section[],
});
