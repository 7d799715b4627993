import type { Teacher } from "~/platform/teacher.server";
import { indexIn } from "./page-address";
import { sheetOf } from "./page-sheet";
import { findPage } from "./pages.server";
import type { Section } from "./schema";

interface PageCall {
  teacher: Teacher;
  params: Record<string, string | undefined>;
  url: URL;
}

/**
 * The page that the address of a screen names; `page` is null where the course has none there.
 */
export const loadPageScreen = ({ teacher, params, url }: PageCall) =>
  findPage(teacher, params.courseId ?? "", indexIn(url.searchParams));

/** The answers of an exercise, by its number on the page. */
export interface KeyEntry {
  number: number;
  title: string;
  answers: string[];
}

/** What the answer key of a page says; exercises without answers are not in it. */
export async function answerKeyOf(sections: readonly Section[]): Promise<KeyEntry[]> {
  const exercises = sheetOf(sections).flatMap((section) => section.exercises);
  const entries = await Promise.all(
    exercises.map(async ({ number, title, exercise, kind }) => ({
      number,
      title,
      answers: (await kind.paper()).answerKey(exercise),
    })),
  );
  return entries.filter(({ answers }) => answers.length > 0);
}
