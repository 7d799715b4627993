import { and, asc, eq, sql } from "drizzle-orm";
import { MAX_PAGES } from "~/courses/limits";
import { found, given, isCourse } from "~/courses/own.server";
import { changedRows, frequent } from "~/platform/db.server";
import { AppError, invalid } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { fileAddress } from "~/platform/media-address";
import { blocks, courses, documentPages, documents, pages } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { DOCUMENT_MESSAGES } from "./labels";
import type { MadePages } from "./schema";
import { ownDocument } from "./store.server";

/** The chosen pages, each with the id that its page of the course gets: `[{ number, id }, …]`. */
const chosen = sql`json_each(${given("chosen")}) AS choice`;
const choice = { number: sql`choice.value ->> 'number'`, id: sql`choice.value ->> 'id'` };

const isChosen = sql`${documentPages.documentId} = ${given("document")} AND ${documentPages.number} = ${choice.number}`;

/** Statement: appends a page to the course for each chosen one that has none; none at all unless every one can be. */
const insertPages = frequent((db) =>
  db.insert(pages).select(
    sql`SELECT id, course_id, page_count + place, label, image, 1, '[]' FROM (
          SELECT ${choice.id} AS id, ${courses.id} AS course_id, ${courses.pageCount} AS page_count,
            row_number() OVER (ORDER BY ${documentPages.number}) - 1 AS place, count(*) OVER () AS more,
            CAST(${documentPages.number} AS TEXT) AS label, ${fileAddress("")} || ${documentPages.image} AS image
          FROM ${chosen} INNER JOIN ${documentPages} ON ${isChosen}
            INNER JOIN ${documents} ON ${documents.id} = ${documentPages.documentId}
            INNER JOIN ${courses} ON ${courses.id} = ${documents.courseId}
          WHERE ${ownDocument} AND ${documentPages.coursePageId} IS NULL)
        WHERE page_count + more <= ${MAX_PAGES}
          AND NOT EXISTS (SELECT 1 FROM ${chosen} LEFT JOIN ${documentPages} ON ${isChosen}
            WHERE ${documentPages.number} IS NULL)`,
  ),
);

/** Statement: counts the pages that the statement right before it has appended. */
const countPages = frequent((db) =>
  db
    .update(courses)
    .set({
      pageCount: sql`${courses.pageCount} + changes()`,
      version: sql`${courses.version} + 1`,
      updatedAt: given("now"),
    })
    .where(
      sql`${courses.id} = (SELECT ${documents.courseId} FROM ${documents} WHERE ${ownDocument})
        AND ${courses.teacherId} = ${given("teacher")} AND changes() > 0`,
    ),
);

/** Statement: the chosen pages name the pages of the course that were made of them. */
const linkPages = frequent((db) =>
  db
    .update(documentPages)
    .set({ coursePageId: sql`choice.value ->> 'id'` })
    .from(chosen)
    .where(
      sql`${isChosen} AND ${documentPages.coursePageId} IS NULL
        AND EXISTS (SELECT 1 FROM ${pages} WHERE ${pages.id} = ${choice.id})`,
    ),
);

/** What stands between the items of a list of sections and the root, once the lists themselves are taken out. */
const OTHER_THAN_PLACES = "*[^][$0-9]*";
/** Blanks, which leave nothing to be read. */
const BLANKS = sql`char(9, 10, 32, 160)`;

/**
 * Statement: a text block of each section that has a text, those in branches too, in the order of the document. Keys
 * that a teacher has added may hold anything: only `[…]` and `.branches[…]` lead to a section.
 */
const insertBlocks = frequent((db) =>
  db.insert(blocks).select(
    sql`SELECT ${given("time")} || lower(hex(randomblob(8))), ${documentPages.coursePageId},
          row_number() OVER (PARTITION BY ${documentPages.number} ORDER BY leaf.parent) - 1, leaf.value, 1, NULL
        FROM ${chosen} INNER JOIN ${documentPages} ON ${isChosen}, json_tree(${documentPages.sections}) AS leaf
        WHERE ${documentPages.coursePageId} = ${choice.id} AND leaf.key = 'content' AND leaf.type = 'text'
          AND replace(leaf.path, '.branches', '') NOT GLOB ${OTHER_THAN_PLACES}
          AND trim(leaf.value, ${BLANKS}) <> ''`,
  ),
);

const courseNow = frequent((db) =>
  db
    .select({ pageCount: courses.pageCount, courseVersion: courses.version })
    .from(documents)
    .innerJoin(courses, eq(courses.id, documents.courseId))
    .where(and(ownDocument, isCourse(sql`${documents.courseId}`, given("teacher")))),
);

const choicesNow = frequent((db) =>
  db
    .select({
      number: sql<number>`${choice.number}`.as("chosen_number"),
      stored: sql`${documentPages.number} IS NOT NULL`.mapWith(Boolean).as("stored"),
      isNew: sql`${documentPages.coursePageId} IS ${choice.id}`.mapWith(Boolean).as("is_new"),
      pageId: documentPages.coursePageId,
      index: pages.position,
    })
    .from(documents)
    .innerJoin(chosen, sql`1`)
    .leftJoin(documentPages, isChosen)
    .leftJoin(pages, eq(pages.id, documentPages.coursePageId))
    .where(ownDocument)
    .orderBy(asc(sql`chosen_number`)),
);

/**
 * Makes pages of the course of stored pages, at its end, in the order of their numbers (product §7): the number as
 * label, the image, a text block a section. All or nothing, and once a page, also when two ask for it at one moment.
 * @param numbers those of pages, from 1
 * @throws AppError `not_found` without such a document, `invalid` naming pages that are not stored, `conflict` when
 *   the course cannot hold them all
 */
export async function makeCoursePages(
  teacher: Teacher,
  document: string,
  numbers: readonly number[],
  now: number,
): Promise<Omit<MadePages, "message">> {
  const distinct = [...new Set(numbers)];
  const values = {
    ...{ teacher: teacher.id, document, now },
    chosen: JSON.stringify(distinct.map((number) => ({ number, id: newId(now) }))),
    // The first ten characters of an id tell its time.
    time: newId(now).slice(0, 10),
  };
  const [inserted, , , , [course], choices] = await teacher.write([
    insertPages(values),
    countPages(values),
    linkPages(values),
    insertBlocks(values),
    courseNow(values),
    choicesNow(values),
  ]);
  const after = found(course);
  const missing = choices.filter(({ stored }) => !stored).map(({ number }) => number);
  if (missing.length > 0)
    throw invalid(
      missing.map((number) => ({
        path: `pages.${numbers.indexOf(number)}`,
        message: DOCUMENT_MESSAGES.pageNotStored(number),
      })),
    );
  if (changedRows(inserted) === 0 && choices.some(({ pageId }) => pageId === null))
    throw new AppError("conflict", DOCUMENT_MESSAGES.courseFull);
  return {
    pages: choices.flatMap(({ number, isNew, pageId, index }) =>
      isNew && pageId !== null && index !== null ? [{ number, pageId, index }] : [],
    ),
    before: choices.filter(({ isNew }) => !isNew).map(({ number }) => number),
    ...after,
  };
}
