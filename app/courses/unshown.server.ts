import { eq, type SQL, sql } from "drizzle-orm";
import { fileAddress } from "~/platform/media-address";
import { courses, documentPages, documents, pages } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";

const OWN_FILES = fileAddress("");

/**
 * Statement: those of the teacher's files that nothing will show once a course or a document is gone: no page of a
 * course, no page of a document, no exercise.
 * @param keys a query with the column `key`
 * @param going what is about to be deleted; all of a course goes with it
 */
export function unshown(teacher: Teacher, keys: SQL, going: { course: string } | { document: string }) {
  const stays = "course" in going ? sql`${courses.id} <> ${going.course}` : sql`1`;
  const staysImported =
    "course" in going
      ? sql`${documents.courseId} <> ${going.course}`
      : sql`${documents.id} <> ${going.document}`;
  return teacher.db.build.all<{ key: string }>(sql`
    SELECT DISTINCT file.key FROM (${keys}) AS file
    WHERE NOT EXISTS (SELECT 1 FROM ${pages} INNER JOIN ${courses} ON ${eq(courses.id, pages.courseId)}
        WHERE ${pages.image} = ${OWN_FILES} || file.key AND ${eq(courses.teacherId, teacher.id)} AND ${stays})
      AND NOT EXISTS (SELECT 1 FROM ${documentPages} INNER JOIN ${documents} ON ${eq(documents.id, documentPages.documentId)}
        WHERE ${documentPages.image} = file.key AND ${eq(documents.teacherId, teacher.id)} AND ${staysImported})
      AND ${OWN_FILES} || file.key NOT IN (SELECT leaf.value
        FROM ${courses} INNER JOIN ${pages} ON ${eq(pages.courseId, courses.id)}, json_tree(${pages.sections}) AS leaf
        WHERE ${eq(courses.teacherId, teacher.id)} AND ${stays} AND instr(${pages.sections}, ${OWN_FILES}) > 0
          AND leaf.type = 'text' AND leaf.value GLOB ${`${OWN_FILES}*`})`);
}

/** Query: keys of the files that pages of a course show, and of those that the pages of its documents do. */
export const imagesOfCourse = (teacher: Teacher, course: string) => sql`
  SELECT substr(${pages.image}, ${OWN_FILES.length + 1}) AS key
    FROM ${courses} INNER JOIN ${pages} ON ${eq(pages.courseId, courses.id)}
    WHERE ${eq(courses.id, course)} AND ${eq(courses.teacherId, teacher.id)} AND ${pages.image} GLOB ${`${OWN_FILES}*`}
  UNION SELECT ${documentPages.image}
    FROM ${documents} INNER JOIN ${documentPages} ON ${eq(documentPages.documentId, documents.id)}
    WHERE ${eq(documents.courseId, course)} AND ${eq(documents.teacherId, teacher.id)}
      AND ${documentPages.image} IS NOT NULL`;

/** Query: keys of the files that the pages of a document show. */
export const imagesOfDocument = (teacher: Teacher, document: string) => sql`
  SELECT ${documentPages.image} AS key
  FROM ${documents} INNER JOIN ${documentPages} ON ${eq(documentPages.documentId, documents.id)}
  WHERE ${eq(documents.id, document)} AND ${eq(documents.teacherId, teacher.id)} AND ${documentPages.image} IS NOT NULL`;
