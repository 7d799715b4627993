import { and, eq, sql } from "drizzle-orm";
import { found, given } from "~/courses/own.server";
import { frequent } from "~/platform/db.server";
import { courses, documentPages, documents } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { answered, pageNow } from "./pages.server";
import type { DocumentPage } from "./schema";
import { ownDocument } from "./store.server";

const firstUnchecked = (from: "after" | "start") =>
  sql<number | null>`(SELECT ${documentPages.number} FROM ${documentPages}
    WHERE ${documentPages.documentId} = ${documents.id} AND NOT ${documentPages.checked}
      AND ${documentPages.number} ${from === "after" ? sql`> ${given("number")}` : sql`< ${given("number")}`}
    ORDER BY ${documentPages.number} LIMIT 1)`;

const around = frequent((db) =>
  db
    .select({
      course: { id: sql<string>`${courses.id}`.as("course"), name: courses.name },
      document: {
        id: sql<string>`${documents.id}`.as("document"),
        filename: documents.filename,
        pageCount: sql<number>`${documents.pageCount}`.as("document_pages"),
        checkedPages: documents.checkedPages,
      },
      nextUnchecked: sql<number | null>`coalesce(${firstUnchecked("after")}, ${firstUnchecked("start")})`.as(
        "next_unchecked",
      ),
    })
    .from(documents)
    .innerJoin(courses, eq(courses.id, documents.courseId))
    .where(and(ownDocument, eq(documents.courseId, given("course")))),
);

/** What the review screen shows of a document: one of its pages. */
export interface ReviewPage {
  course: { id: string; name: string };
  document: { id: string; filename: string; pageCount: number; checkedPages: number };
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
  const values = { teacher: teacher.id, course, document, number };
  const [[row], [stored]] = await Promise.all([teacher.read(around(values)), teacher.read(pageNow(values))]);
  const page = stored?.page ?? null;
  return { ...found(row), number, page: page && answered(page) };
}
