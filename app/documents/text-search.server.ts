import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { found, given } from "~/courses/own.server";
import { frequent } from "~/platform/db.server";
import { documentPages, documents } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { finder } from "./find-text";
import { MAX_SEARCHED_LENGTH, MAX_SEARCHED_PAGES } from "./limits";
import { placesOn } from "./places";
import type { FoundPage, Section } from "./schema";
import { ownDocument } from "./store.server";

const howLong = frequent((db) =>
  db.select({ pageCount: documents.pageCount }).from(documents).where(ownDocument),
);

/** Statement: the next pages in their order, as many as are read in one go. */
const pagesFrom = frequent((db) => {
  const length = sql`length(${documentPages.sections})`;
  const measured = db
    .select({
      id: documentPages.documentId,
      page: sql<number>`${documentPages.number}`.as("page"),
      before: sql<number>`sum(${length}) OVER (ORDER BY ${documentPages.number}) - ${length}`.as("before"),
    })
    .from(documents)
    .innerJoin(documentPages, eq(documentPages.documentId, documents.id))
    .where(and(ownDocument, gte(documentPages.number, given("from"))))
    .orderBy(asc(documentPages.number))
    .limit(MAX_SEARCHED_PAGES)
    .as("measured");
  return db
    .select({ number: documentPages.number, sections: documentPages.sections })
    .from(measured)
    .innerJoin(
      documentPages,
      and(eq(documentPages.documentId, measured.id), eq(documentPages.number, measured.page)),
    )
    .where(lt(measured.before, sql.raw(String(MAX_SEARCHED_LENGTH))))
    .orderBy(asc(documentPages.number));
});

/** What to search for, and from which page on, counted from 1. */
interface Sought {
  text: string;
  exact: boolean;
  words: boolean;
  from: number;
}

/**
 * Finds a text in the next pages of a document: 100 of them at most, and at most so many that about 2 MiB are read.
 * @returns the pages on which it stands, and the page to go on from; null after the last one
 * @throws AppError `not_found`
 */
export async function searchDocument(
  teacher: Teacher,
  document: string,
  { text, from, ...how }: Sought,
): Promise<{ pages: FoundPage[]; next: number | null; pageCount: number }> {
  const values = { teacher: teacher.id, document };
  const [[head], rows] = await Promise.all([
    teacher.read(howLong(values)),
    teacher.read(pagesFrom({ ...values, from })),
  ]);
  const { pageCount } = found(head);
  const find = finder(text, how);
  const pages = rows.flatMap(({ number, sections }) => {
    const page = placesOn(number, JSON.parse(sections) as Section[], find);
    return page ? [page] : [];
  });
  const last = rows.at(-1)?.number ?? pageCount;
  return { pages, next: last < pageCount ? last + 1 : null, pageCount };
}
