import type { Locator, Page } from "@playwright/test";
import { expect, FROM_OUR_PAGE, hydrated } from "./fixtures";

/* Courses of the signed-in teacher, made by the calls, and the screens that show them. */

interface NewPage {
  /** Its number where none is given. */
  label?: string;
  blocks?: string[];
  sections?: object[];
}

async function send(page: Page, method: "POST" | "PUT", path: string, data: object) {
  const answer = await page.request.fetch(`/api/courses${path}`, { method, data, ...FROM_OUR_PAGE });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** A course with these pages. @returns its id */
export async function makeCourse(page: Page, name: string, pages: NewPage[]): Promise<string> {
  const { courseId } = await send(page, "POST", "", { name, description: "" });
  for (const { label, blocks = [], sections } of pages) {
    const { page: made } = await send(
      page,
      "POST",
      `/${courseId}/pages`,
      label === undefined ? {} : { page: label },
    );
    for (const data of blocks)
      await send(page, "POST", `/${courseId}/blocks`, { pageId: made.id, block: { data } });
    if (sections) await send(page, "PUT", `/${courseId}/pages/${made.id}`, { sections });
  }
  return courseId;
}

/** As many pages, each labelled by its number. */
export const numbered = (count: number): NewPage[] => Array.from({ length: count }, () => ({}));

/** A section with these exercises. */
export const section = (name: string, ...data: object[]) => ({ name, content: [{ data }] });

export const gapFill = (name: string, ...texts: string[]) => ({
  type: "gap_fill",
  name,
  gap_fill_exercise_data: { question_with_coding_texts: texts.map((text) => ({ text })) },
});

export const trueOrFalse = (name: string, questions: { text: string; answer?: boolean }[]) => ({
  type: "true_or_false",
  name,
  title: "",
  questions,
});

export const note = (name: string, text: string) => ({
  type: "note",
  name,
  note_exercise_data: { note: { title: "", text } },
});

/** A page about a lighthouse: texts, two sections, and an exercise that nobody knows. */
export const LIGHTHOUSE: NewPage = {
  blocks: [
    "Chapter 4. The lighthouse keeper",
    "“Good evening,” he said.\n“Good evening,” said the sea.",
    "  ",
  ],
  sections: [
    section(
      "Reading check",
      gapFill(
        "Complete the sentences",
        "Tomas [climbed|went up] the steps.",
        "He had never [met] a captain.",
      ),
      trueOrFalse("", [{ text: "Tomas reads at night.", answer: true }]),
      { type: "hologram", name: "From elsewhere" },
    ),
    section("", note("Before you go", "Bring your book.")),
  ],
};

export async function openScreen(
  page: Page,
  courseId: string,
  screen: "" | "/preview" | "/worksheet",
  search = "",
) {
  await page.goto(`/admin/course-builder/${courseId}${screen}${search}`);
  await hydrated(page);
}

/** The pane of the builder with sections, exercises and the source image. */
export const exercisePane = (page: Page) => page.getByRole("region", { name: "Exercises", exact: true });

/** An exercise in the builder, by its type. */
export const exercise = (page: Page, type: string) => exercisePane(page).locator(`[data-exercise=${type}]`);

/** Adds an exercise of this kind to the only section; its editor is open then. @returns it */
export async function addExercise(page: Page, label: string, type: string): Promise<Locator> {
  await exercisePane(page).getByRole("button", { name: "Add exercise" }).click();
  await page
    .getByRole("dialog", { name: "Choose an exercise" })
    .getByRole("button")
    .filter({ has: page.getByText(label, { exact: true }) })
    .click();
  const added = exercise(page, type).last();
  await expect(added.getByRole("button", { name: "Done" })).toBeVisible();
  return added;
}

/** Opens the editor of an exercise. */
export async function editExercise(shown: Locator): Promise<void> {
  await shown.getByRole("button", { name: /^Edit / }).click();
  await expect(shown.getByRole("button", { name: "Done" })).toBeVisible();
}

/** Everything that was done to the exercises has reached the server. */
export const expectSaved = (page: Page) =>
  expect(
    exercisePane(page)
      .getByRole("status")
      .filter({ hasText: /^Saved$/ }),
  ).toBeVisible();

interface StoredSection {
  id: string;
  name: string;
  content: { data: (object & { id: string; type: string; name: string })[] }[];
}

/** The sections of a page as the server has them; pages count from 0. */
export async function storedSections(page: Page, courseId: string, index = 0): Promise<StoredSection[]> {
  const answer = await page.request.get(`/api/courses/${courseId}/pages/${index}`);
  return (await answer.json()).page.sections;
}

/** The exercises of a page as the server has them, of all its sections. */
export const storedExercises = async (page: Page, courseId: string, index = 0) =>
  (await storedSections(page, courseId, index)).flatMap(({ content }) => content[0]?.data ?? []);

/** Scrolls to an exercise, which sleeps until somebody comes near, and waits for its scripts. */
export async function awake(shown: Locator): Promise<void> {
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      shown.evaluate((element) => {
        const parts = [...element.querySelectorAll("*")];
        return parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactFiber")));
      }),
    )
    .toBe(true);
}

/** The builder with a page of the course, by its number. */
export async function openBuilder(page: Page, id: string, number = 1): Promise<void> {
  await page.goto(`/admin/course-builder/${id}${number > 1 ? `?page=${number}` : ""}`);
  await hydrated(page);
}

export const blockField = (page: Page, number: number) =>
  page.getByRole("textbox", { name: `Text block ${number}:` });

/** The word beside a block that says how it stands. */
export const stateOf = (page: Page, number: number) =>
  page
    .getByRole("listitem")
    .filter({ has: blockField(page, number) })
    .locator("[data-state]");

/** The texts of a page as the server has them, by its place from 0. */
export async function storedBlocks(page: Page, id: string, index = 0): Promise<string[]> {
  const answer = await page.request.get(`/api/courses/${id}/pages/${index}`, FROM_OUR_PAGE);
  return (await answer.json()).page.blocks.map(({ data }: { data: string }) => data);
}
