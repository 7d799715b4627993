import { and, eq, gt, gte, lte, max, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { changedRows, frequent, type Statement } from "~/platform/db.server";
import { AppError, invalid } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { courses, pages } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { type GivenId, givenIds, twiceGiven, unknownIds } from "./given-ids";
import { COURSE_MESSAGES } from "./labels";
import { MAX_PAGES } from "./limits";
import {
  changeThenRead,
  courseNow,
  courseVersion,
  found,
  given,
  inOwnCourse,
  named,
  noPage,
  ownCourse,
} from "./own.server";
import { headOf, pageColumns } from "./pages.server";
import type { PageChange, PageHead } from "./schema";
import { sectionsText } from "./sections.server";

/** A page with its place, from 0, and what its course is after the write. */
export interface WrittenPage {
  page: PageHead;
  index: number;
  pageCount: number;
  courseVersion: number;
}

const others = alias(pages, "others");
const ownPage = and(eq(pages.id, given("page")), inOwnCourse(pages.courseId));

/** Statement: a page with its place, and what its course is; no row without the course. Values: those of `named`, `page`. */
export const pageNow = frequent((db) =>
  db
    .select({
      page: pageColumns,
      index: pages.position,
      pageCount: courses.pageCount,
      courseVersion,
    })
    .from(courses)
    .leftJoin(pages, and(eq(pages.id, given("page")), eq(pages.courseId, courses.id)))
    .where(ownCourse),
);

export type PageNow = ReturnType<typeof pageNow>["_"]["result"][number];

/** The page that `pageNow` read. @throws AppError `not_found` */
export const written = ({ page, index, ...course }: PageNow): WrittenPage => {
  if (!page || index === null) throw noPage();
  return { page: headOf(page), index, ...course };
};

/**
 * Statement: counts the page that the statement right before it has added or removed. Values: those of `named`,
 * `more` (1 or -1), `now`.
 */
const countIfChanged = frequent((db) =>
  db
    .update(courses)
    .set({
      pageCount: sql`${courses.pageCount} + ${given("more")}`,
      version: sql`${courses.version} + 1`,
      updatedAt: given("now"),
    })
    .where(and(ownCourse, sql`changes() > 0`)),
);

/** Statement: adds a page after another; none where the course is full or has no such other page. */
const insertPage = frequent((db) => {
  const after = db
    .select({ next: sql`${others.position} + 1` })
    .from(others)
    .where(and(eq(others.id, given("after")), eq(others.courseId, courses.id)));
  const place = sql`CASE WHEN ${given("atEnd")} THEN ${courses.pageCount}
    WHEN ${given("after")} IS NULL THEN 0 ELSE ${after} END`;
  return db.insert(pages).select(
    sql`SELECT ${given("page")}, course, place, coalesce(${given("label")}, CAST(place + 1 AS TEXT)), NULL, 1, '[]'
        FROM (SELECT ${courses.id} AS course, ${place} AS place FROM ${courses}
              WHERE ${ownCourse} AND ${courses.pageCount} < ${MAX_PAGES})
        WHERE place IS NOT NULL`,
  );
});

/** Statement: the pages that stand where one was added, and those after them, make room. */
const makeRoom = frequent((db) => {
  const added = db
    .select({ position: others.position })
    .from(others)
    .where(and(eq(others.id, given("page")), inOwnCourse(others.courseId)));
  return db
    .update(pages)
    .set({ position: sql`${pages.position} + 1` })
    .where(
      and(
        eq(pages.courseId, given("course")),
        ne(pages.id, given("page")),
        gte(pages.position, sql`${added}`),
      ),
    );
});

/**
 * Adds a page to a course, its number as its label where none is given (product §6).
 * @param after the id of the page before it; null for the beginning, undefined for the end
 * @throws AppError `not_found`, `conflict` when the course holds as many as it can, `invalid` for an unknown `after`
 */
export async function addPage(
  teacher: Teacher,
  course: string,
  { page: label = null, after }: { page?: string | null | undefined; after?: string | null | undefined },
  now: number,
): Promise<WrittenPage> {
  const own = { ...named(teacher, course), page: newId(now), now, more: 1 };
  const atEnd = after === undefined ? 1 : 0;
  const [, , , [row]] = await teacher.write([
    insertPage({ ...own, label, after: after ?? null, atEnd }),
    countIfChanged(own),
    makeRoom(own),
    pageNow(own),
  ]);
  const state = found(row);
  if (state.page) return written(state);
  if (state.pageCount >= MAX_PAGES) throw new AppError("conflict", COURSE_MESSAGES.courseFull);
  throw invalid([{ path: "after", message: COURSE_MESSAGES.unknownPage }]);
}

/** Condition: course and page are still as the caller knows them, and the sections that have ids stand on the page. */
const asKnown = sql`(${given("version")} IS NULL OR EXISTS (SELECT 1 FROM ${courses}
    WHERE ${ownCourse} AND ${courses.version} = ${given("version")}))
  AND (${given("pageVersion")} IS NULL OR ${pages.version} = ${given("pageVersion")})
  AND (${given("idCount")} = 0 OR ${given("idCount")} = (SELECT count(*) FROM json_each(${pages.sections}) AS kept
    WHERE kept.value ->> 'id' IN (SELECT value FROM json_each(${given("ids")}))))`;

/** Statement: moves a page to `order`, or to the end of its course; those between close up. */
const movePage = frequent((db) => {
  const last = db
    .select({ position: max(others.position) })
    .from(others)
    .where(eq(others.courseId, pages.courseId));
  const move = db
    .select({
      courseId: pages.courseId,
      from: sql<number>`${pages.position}`.as("place"),
      to: sql<number>`min(${given("order")}, ${last})`.as("goal"),
    })
    .from(pages)
    .where(and(ownPage, asKnown))
    .limit(1)
    .as("move");
  const step = sql`iif(${move.from} < ${move.to}, -1, 1)`;
  return db
    .update(pages)
    .set({ position: sql`iif(${eq(pages.id, given("page"))}, ${move.to}, ${pages.position} + ${step})` })
    .from(move)
    .where(
      and(
        eq(pages.courseId, move.courseId),
        ne(move.from, move.to),
        gte(pages.position, sql`min(${move.from}, ${move.to})`),
        lte(pages.position, sql`max(${move.from}, ${move.to})`),
      ),
    );
});

/**
 * Statement: writes label, image and sections; null leaves label and sections, `imageToo` 0 the image. Changes no row
 * where course or page are not as the caller knows them (`version`, `pageVersion`, `ids`).
 */
export const writePage = frequent((db) =>
  db
    .update(pages)
    .set({
      label: sql`coalesce(${given("label")}, ${pages.label})`,
      image: sql`iif(${given("imageToo")}, ${given("image")}, ${pages.image})`,
      sections: sql`coalesce(${given("sections")}, ${pages.sections})`,
      version: sql`${pages.version} + 1`,
    })
    .where(and(ownPage, asKnown)),
);

/** What a page is changed to; `image` is an address here, null for none. */
type Change = PageChange & { image?: string | null | undefined };

/**
 * Changes label, image, sections or place of a page; what is missing stays (product §6).
 * @throws AppError `not_found`, `too_large`, `invalid` for ids that are not the page's sections', `conflict` with the
 *   current page when `version` or `pageVersion` is not the current one
 */
export async function changePage(
  teacher: Teacher,
  course: string,
  page: string,
  change: Change,
  now: number,
): Promise<WrittenPage> {
  const { page: label, order, image, sections, version, pageVersion } = change;
  const ids = givenIds(sections ?? [], "sections");
  const doubled = twiceGiven(ids);
  if (doubled.length > 0) throw invalid(doubled);
  const own = {
    ...named(teacher, course),
    ...{ page, now, version: version ?? null, pageVersion: pageVersion ?? null },
    ...{ idCount: ids.length, ids: JSON.stringify(ids.map(({ id }) => id)) },
  };
  const steps: Statement[] = [];
  if (order !== undefined) steps.push(movePage({ ...own, order }));
  if (label !== undefined || image !== undefined || sections)
    steps.push(
      writePage({
        ...own,
        label: label ?? null,
        imageToo: image === undefined ? 0 : 1,
        image: image ?? null,
        sections: sections ? sectionsText(sections, now) : null,
      }),
    );
  const { changed, rows } = await changeThenRead(teacher, steps, own, pageNow(own));
  const state = written(found(rows[0]));
  if (!changed) requireKnown(change, ids, state);
  return state;
}

/**
 * Says why nothing was changed, if there is a reason: a page that stands where it was moved to gives none.
 * @throws AppError `conflict`, `invalid`
 */
function requireKnown({ version, pageVersion }: Change, ids: readonly GivenId[], state: WrittenPage): void {
  const conflict = (message: string) => new AppError("conflict", message, { body: { ...state } });
  if (version !== undefined && version !== state.courseVersion)
    throw conflict(COURSE_MESSAGES.changedElsewhere);
  if (pageVersion !== undefined && pageVersion !== state.page.version)
    throw conflict(COURSE_MESSAGES.pageChangedElsewhere);
  const known = new Set(state.page.sections.map(({ id }) => id ?? ""));
  const unknown = unknownIds(ids, known, COURSE_MESSAGES.unknownSection);
  if (unknown.length > 0) throw invalid(unknown);
}

/** Statement: the pages after one that is about to go close up. */
const closeGap = frequent((db) => {
  const going = db
    .select({ courseId: others.courseId, place: sql<number>`${others.position}`.as("place") })
    .from(others)
    .where(and(eq(others.id, given("page")), inOwnCourse(others.courseId)))
    .limit(1)
    .as("going");
  return db
    .update(pages)
    .set({ position: sql`${pages.position} - 1` })
    .from(going)
    .where(and(eq(pages.courseId, going.courseId), gt(pages.position, going.place)));
});

const removePage = frequent((db) => db.delete(pages).where(ownPage));

/**
 * Removes a page with its blocks; those after it close up.
 * @throws AppError `not_found` when it is gone already
 */
export async function deletePage(
  teacher: Teacher,
  course: string,
  page: string,
  now: number,
): Promise<{ pageCount: number; courseVersion: number }> {
  const own = { ...named(teacher, course), page, now, more: -1 };
  const [, removed, , [row]] = await teacher.write([
    closeGap(own),
    removePage(own),
    countIfChanged(own),
    courseNow(own),
  ]);
  const state = found(row);
  if (changedRows(removed) === 0) throw noPage();
  return state;
}
