import { type Exercise, isKnown } from "~/exercises/schema";
import { AppError, invalid } from "~/platform/errors";
import type { Teacher } from "~/platform/teacher.server";
import { type NoRoom, withExercise } from "./add-exercise";
import { COURSE_MESSAGES } from "./labels";
import { changeThenRead, found, named } from "./own.server";
import { type PageNow, pageNow, type WrittenPage, writePage, written } from "./page-changes.server";
import type { Section } from "./schema";
import { sectionsText } from "./sections.server";

/** How often it is tried when others write the same page at the same moment. */
const TRIES = 8;

/** What `addExercise` starts from: the page as it is. Shares the round trip that confirms the session. */
export const readPage = (teacher: Teacher, course: string, page: string): Promise<PageNow[]> =>
  teacher.read(pageNow({ ...named(teacher, course), page }));

const refusal = (why: NoRoom): AppError => {
  if (why === "no such section") return invalid([{ path: "section", message: COURSE_MESSAGES.noSection }]);
  return new AppError(
    "conflict",
    why === "section full" ? COURSE_MESSAGES.sectionFull : COURSE_MESSAGES.sectionsFull,
  );
};

/**
 * Adds one exercise at the end of a section of a page, and nothing else: what others write to the page at the same
 * moment stays.
 * @param section its id; null for a new section, undefined for the last that has room
 * @param read what `readPage` found
 * @returns the page with the ids of the section and of the exercise in it
 * @throws AppError `not_found`, `invalid` for a section that the page has not, `conflict` where it is full or never
 *   stands still, `too_large`
 */
export async function addExercise(
  teacher: Teacher,
  course: string,
  page: string,
  { exercise, section }: { exercise: Exercise; section?: string | null | undefined },
  read: readonly PageNow[],
  now: number,
): Promise<WrittenPage & { section: string; exercise: Exercise }> {
  const own = { ...named(teacher, course), page, now, version: null, idCount: 0, ids: "[]" };
  const added = isKnown(exercise) ? withoutId(exercise) : exercise;
  let before = written(found(read[0]));
  for (let turn = 0; turn < TRIES; turn += 1) {
    const more = withExercise(before.page.sections, added, section);
    if (typeof more === "string") throw refusal(more);
    const text = sectionsText(more.sections, now);
    const change = { label: null, imageToo: 0, image: null, sections: text };
    const { changed, rows } = await changeThenRead(
      teacher,
      [writePage({ ...own, ...change, pageVersion: before.page.version })],
      own,
      pageNow(own),
    );
    const after = written(found(rows[0]));
    const into = after.page.sections[more.place];
    if (changed && into) return { ...after, section: into.id ?? "", exercise: lastOf(into) };
    before = after;
  }
  throw new AppError("conflict", COURSE_MESSAGES.pageChangedElsewhere, { body: { ...before } });
}

/** An id that came along may be that of another exercise on the page, which must keep it. */
const withoutId = ({ id: _, ...rest }: Exercise) => rest as Exercise;

const lastOf = ({ content: [first] }: Section): Exercise => first.data.at(-1) as Exercise;
