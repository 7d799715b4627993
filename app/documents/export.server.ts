import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { EXPORTED_BYTES } from "~/courses/export.server";
import { Batches, groupsWithin } from "~/platform/batches";
import { withMember } from "~/platform/json-text";
import { fileAddress } from "~/platform/media-address";
import { corrections, courses, documentPages, documents } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { documentColumns } from "./store.server";

/** A correction may take 12 KB. */
const CORRECTIONS_AT_ONCE = 200;
/** What the keys and the numbers of a page take in JSON. */
const ROW_BYTES = 256;

/** The corrections of a course, oldest first, for the data export (product §9). */
export function exportCorrections(teacher: Teacher, course: string) {
  const { id, property, correction } = corrections;
  const rowsAfter = (after?: SQL) =>
    teacher.read(
      teacher.db.build
        .select({ id, property, correction })
        .from(courses)
        .innerJoin(corrections, eq(corrections.courseId, courses.id))
        .where(and(eq(courses.id, course), eq(courses.teacherId, teacher.id), after))
        .orderBy(asc(id))
        .limit(CORRECTIONS_AT_ONCE),
    );
  return new Batches(rowsAfter(), (last) => rowsAfter(gt(id, last.id)), CORRECTIONS_AT_ONCE);
}

/** The documents of a course without their pages, 200 at most, oldest first, for the data export. */
export function exportDocuments(teacher: Teacher, course: string) {
  return teacher.read(
    teacher.db.build
      .select(documentColumns)
      .from(documents)
      .where(and(eq(documents.courseId, course), eq(documents.teacherId, teacher.id)))
      .orderBy(asc(documents.id)),
  );
}

/** The pages of a document as JSON, one by one in their order, read as many at a time as may be held. */
export async function* exportDocumentPages(teacher: Teacher, document: string): AsyncGenerator<string> {
  const own = and(eq(documents.id, document), eq(documents.teacherId, teacher.id));
  const { number, width, height, image, checked, version, coursePageId, sections } = documentPages;
  const sizes = await teacher.read(
    teacher.db.build
      .select({ key: number, bytes: sql<number>`octet_length(${sections}) + ${ROW_BYTES}`.as("bytes") })
      .from(documents)
      .innerJoin(documentPages, eq(documentPages.documentId, documents.id))
      .where(own)
      .orderBy(asc(number)),
  );
  for (const numbers of groupsWithin(sizes, EXPORTED_BYTES)) {
    const rows = await teacher.read(
      teacher.db.build
        .select({ number, width, height, image, checked, version, coursePageId, sections })
        .from(documents)
        .innerJoin(documentPages, eq(documentPages.documentId, documents.id))
        .where(and(own, sql`${number} IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))`))
        .orderBy(asc(number)),
    );
    for (const { width: w, height: h, image: key, sections: text, ...rest } of rows) {
      const url = key === null ? null : fileAddress(key);
      yield withMember({ ...rest, size: { width: w, height: h }, image: { url } }, "sections", text);
    }
  }
}
