import { and, eq, lte, sql } from "drizzle-orm";
import { found, given } from "~/courses/own.server";
import { bytesOf } from "~/courses/sections.server";
import { changedRows, frequent } from "~/platform/db.server";
import { AppError, invalid } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { fileAddress } from "~/platform/media-address";
import { courses, documentPages, documents, pages } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { DOCUMENT_MESSAGES } from "./labels";
import { MAX_SECTIONS_BYTES } from "./limits";
import type { DocumentPage, PageBody, Section } from "./schema";
import { ownDocument } from "./store.server";

const { version, lastSaveId, image, checked, sections } = documentPages;

const isPage = and(
  eq(documentPages.documentId, given("document")),
  eq(documentPages.number, given("number")),
);

/** There is no such page in the document. */
const noPage = () => new AppError("not_found", DOCUMENT_MESSAGES.noPage);

/**
 * Lets a page through that a document has.
 * @param pageCount undefined where the teacher has no such document
 * @throws AppError `not_found`
 */
export function requirePage(number: number, pageCount: number | undefined): void {
  if (number < 1 || number > found(pageCount)) throw noPage();
}

/** Statement: a page of a document, null where it is not stored. Values: `teacher`, `document`, `number`. */
export const pageNow = frequent((db) =>
  db
    .select({
      pageCount: documents.pageCount,
      page: {
        number: documentPages.number,
        width: documentPages.width,
        height: documentPages.height,
        image,
        sections,
        checked,
        version,
        saveId: lastSaveId,
        coursePageId: documentPages.coursePageId,
      },
    })
    .from(documents)
    .leftJoin(documentPages, and(eq(documentPages.documentId, documents.id), isPage))
    .where(ownDocument),
);

type StoredPage = NonNullable<ReturnType<typeof pageNow>["_"]["result"][number]["page"]>;

/** A page as it is answered; its sections were checked when they were written. */
export const answered = ({
  width,
  height,
  image: key,
  sections: text,
  saveId,
  ...rest
}: StoredPage): DocumentPage => ({
  ...rest,
  size: { width, height },
  image: { url: key === null ? null : fileAddress(key) },
  sections: JSON.parse(text) as Section[],
});

/**
 * A stored page of a document. What it reads does not grow with the document.
 * @throws AppError `not_found` without such a document or page, or while the page is not stored
 */
export async function findDocumentPage(
  teacher: Teacher,
  document: string,
  number: number,
): Promise<DocumentPage> {
  const [row] = await teacher.read(pageNow({ teacher: teacher.id, document, number }));
  const { page, pageCount } = found(row);
  requirePage(number, pageCount);
  if (!page) throw new AppError("not_found", DOCUMENT_MESSAGES.notStored);
  return answered(page);
}

const documentSize = frequent((db) =>
  db.select({ pageCount: documents.pageCount }).from(documents).where(ownDocument),
);

/** How many pages a document has; undefined where the teacher has no such document. */
export async function pageCountOf(teacher: Teacher, document: string): Promise<number | undefined> {
  const [row] = await teacher.read(documentSize({ teacher: teacher.id, document }));
  return row?.pageCount;
}

/** The image that the page has before it is written, and whether a page of a course shows it. */
const imageBefore = frequent((db) =>
  db
    .select({
      image,
      shown:
        sql<number>`EXISTS (SELECT 1 FROM ${pages} INNER JOIN ${courses} ON ${eq(courses.id, pages.courseId)}
        WHERE ${pages.image} = ${fileAddress("")} || ${image} AND ${eq(courses.teacherId, given("teacher"))})`.as(
          "shown",
        ),
    })
    .from(documents)
    .innerJoin(documentPages, and(eq(documentPages.documentId, documents.id), isPage))
    .where(ownDocument),
);

const isStored = sql`EXISTS (SELECT 1 FROM ${documentPages} WHERE ${isPage})`;

/** Condition: the page is new and comes with its image, or nobody changed it since and this save was not done before. */
const writable = sql`iif(${isStored},
  EXISTS (SELECT 1 FROM ${documentPages} WHERE ${isPage}
    AND (${given("version")} IS NULL OR ${version} = ${given("version")}) AND ${lastSaveId} IS NOT ${given("saveId")}),
  ${given("image")} IS NOT NULL AND coalesce(${given("version")}, 0) = 0)`;

/** Statement: counts what the page is about to become; it changes a row if, and only if, the page may be written. */
const countPage = frequent((db) => {
  const before = sql`coalesce((SELECT ${checked} FROM ${documentPages} WHERE ${isPage}), 0)`;
  return db
    .update(documents)
    .set({
      storedPages: sql`${documents.storedPages} + NOT ${isStored}`,
      checkedPages: sql`${documents.checkedPages} + coalesce(${given("checked")} - ${before}, 0)`,
      updatedAt: given("now"),
    })
    .where(and(ownDocument, lte(given("number"), documents.pageCount), writable));
});

/** Statement: writes a page if the statement right before it counted it; null leaves the image and whether it is checked. */
const writePage = frequent((db) =>
  db
    .insert(documentPages)
    .select(
      sql`SELECT ${documents.id}, ${given("number")}, ${given("width")}, ${given("height")}, ${given("image")},
            coalesce(${given("checked")}, 0), NULL, 1, ${given("saveId")}, ${given("sections")}
          FROM ${documents} WHERE ${ownDocument} AND changes() > 0`,
    )
    .onConflictDoUpdate({
      target: [documentPages.documentId, documentPages.number],
      set: {
        width: given("width"),
        height: given("height"),
        image: sql`coalesce(${given("image")}, ${image})`,
        checked: sql`coalesce(${given("checked")}, ${checked})`,
        version: sql`${version} + 1`,
        lastSaveId: given("saveId"),
        sections: given("sections"),
      },
    }),
);

/**
 * The sections of a page as they are kept: JSON.
 * @throws AppError `too_large` beyond 512 KiB
 */
export function documentSectionsText(list: readonly Section[]): string {
  const text = JSON.stringify(list);
  if (bytesOf(text) <= MAX_SECTIONS_BYTES) return text;
  throw new AppError("too_large", DOCUMENT_MESSAGES.sectionsTooLarge);
}

/** Whether a page of a document is shown by the file of this key: asked where the answer to a write was lost. */
export async function isPageImage({ db }: Teacher, key: string): Promise<boolean> {
  const [rows] = await db.batch([
    db.build.select({ number: documentPages.number }).from(documentPages).where(eq(image, key)),
  ]);
  return rows.length > 0;
}

/** What became of a page that was sent, and of the images. */
interface SavedPage {
  page: DocumentPage;
  isNew: boolean;
  /** Keys of images that nothing shows now: one that was replaced, or the one that came where nothing was written. */
  unshown: string[];
}

/**
 * Writes a page of a document as it is to be, first or again (product §7). What that costs does not grow with the
 * document. A save that was done before, told by its `saveId`, changes nothing and gets the same page.
 * @param stored its sections as `documentSectionsText` made them, and the key of the image that came with it
 * @returns what it became, or why it was not written: images that are not needed are named there too
 */
export async function saveDocumentPage(
  teacher: Teacher,
  document: string,
  { number, size, checked: isChecked, version: known, saveId: givenId }: Omit<PageBody, "sections">,
  stored: { sections: string; image: string | null },
  now: number,
): Promise<SavedPage | { refused: AppError; unshown: string[] }> {
  const saveId = givenId ?? newId(now);
  const values = {
    ...{ teacher: teacher.id, document, number, now, saveId, ...size, ...stored },
    checked: isChecked === undefined ? null : Number(isChecked),
    version: known ?? null,
  };
  const [[before], counted, , [row]] = await teacher.write([
    imageBefore(values),
    countPage(values),
    writePage(values),
    pageNow(values),
  ]);
  const written = changedRows(counted) === 1;
  const replaced = written && before && !before.shown ? before.image : null;
  const spare = written ? stored.image && replaced : stored.image;
  const unshown = spare === null ? [] : [spare];
  const page = row?.page;
  if (page?.saveId === saveId) return { page: answered(page), isNew: written && !before, unshown };
  return { refused: refusal(row, number, known), unshown };
}

/** Why a page was not written. */
function refusal(
  row: { pageCount: number; page: StoredPage | null } | undefined,
  number: number,
  known: number | undefined,
): AppError {
  if (!row || number > row.pageCount) return noPage();
  if (row.page)
    return new AppError("conflict", DOCUMENT_MESSAGES.changedElsewhere, {
      body: { page: answered(row.page) },
    });
  if (known) return new AppError("not_found", DOCUMENT_MESSAGES.notStored);
  return invalid([{ path: "image", message: DOCUMENT_MESSAGES.needsImage }]);
}
