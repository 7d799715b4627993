import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import { courseNow, found, given, named, ownCourse } from "~/courses/own.server";
import { imagesOfDocument, unshown } from "~/courses/unshown.server";
import { keysOf, pageOf } from "~/platform/cursor.server";
import { changedRows, frequent } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { courses, documentPages, documents } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { DOCUMENT_MESSAGES } from "./labels";
import { MAX_DOCUMENTS, PAGE_ROWS } from "./limits";
import type { DocumentRow, NewDocument, PageState } from "./schema";

/** Columns of a document as it is answered. */
export const documentColumns = {
  id: documents.id,
  courseId: documents.courseId,
  filename: documents.filename,
  size: documents.size,
  pageCount: documents.pageCount,
  storedPages: documents.storedPages,
  checkedPages: documents.checkedPages,
  createdAt: documents.createdAt,
  updatedAt: documents.updatedAt,
};

/** Condition: it is the document that is `named` as `document`, and the teacher's. */
export const ownDocument = and(
  eq(documents.id, given("document")),
  eq(documents.teacherId, given("teacher")),
);

const hasRoom = sql`(SELECT count(*) FROM ${documents} WHERE ${eq(documents.courseId, given("course"))}) < ${MAX_DOCUMENTS}`;

/** Statement: adds a document; none where the course has the same file, or as many as it can. */
const insertDocument = frequent((db) =>
  db
    .insert(documents)
    .select(
      sql`SELECT ${given("document")}, ${courses.teacherId}, ${courses.id}, ${given("filename")}, ${given("size")},
            ${given("fingerprint")}, ${given("pageCount")}, 0, 0, ${given("now")}, ${given("now")}
          FROM ${courses} WHERE ${ownCourse} AND ${hasRoom}`,
    )
    .onConflictDoNothing(),
);

const sameFile = frequent((db) =>
  db
    .select({ document: documentColumns })
    .from(courses)
    .leftJoin(
      documents,
      and(
        eq(documents.courseId, courses.id),
        eq(documents.filename, given("filename")),
        eq(documents.size, given("size")),
        eq(documents.pageCount, given("pageCount")),
        eq(documents.fingerprint, given("fingerprint")),
      ),
    )
    .where(ownCourse),
);

/**
 * Makes a document of a course, or finds the one of the same file: importing it again goes on where it broke off
 * (product §7).
 * @throws AppError `not_found` without such a course, `conflict` when it has as many documents as it can
 */
export async function addDocument(
  teacher: Teacher,
  course: string,
  file: NewDocument,
  now: number,
): Promise<{ document: DocumentRow; isNew: boolean }> {
  const values = { ...named(teacher, course), ...file, document: newId(now), now };
  const [inserted, [row]] = await teacher.write([insertDocument(values), sameFile(values)]);
  const { document } = found(row);
  if (!document) throw new AppError("conflict", DOCUMENT_MESSAGES.tooManyDocuments);
  return { document, isNew: changedRows(inserted) === 1 };
}

/**
 * A page of a course's documents, 200 at most, newest first.
 * @param after the `next` of the page before
 * @throws AppError `not_found` without such a course, `invalid` for an unknown `after`
 */
export async function listDocuments(
  teacher: Teacher,
  course: string,
  after?: string,
): Promise<{ documents: DocumentRow[]; next: string | null }> {
  const from = keysOf(after);
  const [[head], rows] = await Promise.all([
    teacher.read(courseNow(named(teacher, course))),
    teacher.read(
      teacher.db.build
        .select(documentColumns)
        .from(documents)
        .where(
          and(
            eq(documents.courseId, course),
            eq(documents.teacherId, teacher.id),
            from ? lt(documents.id, from[0]) : undefined,
          ),
        )
        .orderBy(desc(documents.id))
        .limit(PAGE_ROWS + 1),
    ),
  ]);
  found(head);
  const { rows: page, next } = pageOf(rows, PAGE_ROWS, ({ id }) => [id, ""]);
  return { documents: page, next };
}

const documentHead = frequent((db) => db.select(documentColumns).from(documents).where(ownDocument));

const pageStates = frequent((db) =>
  db
    .select({
      number: documentPages.number,
      hasImage: sql<boolean>`${documentPages.image} IS NOT NULL`.mapWith(Boolean).as("has_image"),
      checked: documentPages.checked,
      inCourse: sql<boolean>`${documentPages.coursePageId} IS NOT NULL`.mapWith(Boolean).as("in_course"),
    })
    .from(documents)
    .innerJoin(documentPages, eq(documentPages.documentId, documents.id))
    .where(ownDocument)
    .orderBy(asc(documentPages.number)),
);

/**
 * A document with the states of the pages that are stored, in their order.
 * @throws AppError `not_found`
 */
export async function findDocument(
  teacher: Teacher,
  document: string,
): Promise<DocumentRow & { pages: PageState[] }> {
  const own = { teacher: teacher.id, document };
  const [[head], pages] = await Promise.all([teacher.read(documentHead(own)), teacher.read(pageStates(own))]);
  return { ...found(head), pages };
}

/**
 * Deletes a document with its pages. Answers the keys of the images that nothing shows any more.
 * @throws AppError `not_found`
 */
export async function deleteDocument(teacher: Teacher, document: string): Promise<string[]> {
  const own = and(eq(documents.id, document), eq(documents.teacherId, teacher.id));
  const [images, deleted] = await teacher.write([
    unshown(teacher, imagesOfDocument(teacher, document), { document }),
    teacher.db.build.delete(documents).where(own),
  ]);
  if (changedRows(deleted) === 0) throw notFound();
  return images.map(({ key }) => key);
}
