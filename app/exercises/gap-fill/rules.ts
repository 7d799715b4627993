import { answerForm, isBlank } from "../compare";
import type { Warning } from "../kind";
import { LINT } from "../labels";
import type { ExerciseOf } from "../schema";
import type { Mark } from "../use-work";
import { type Gap, isGap, type Part, parse } from "./gaps";
import { GAP_FILL } from "./labels";

type GapFill = ExerciseOf<"gap_fill">;

/** A sentence as it is shown. */
interface Sentence {
  /** Its place in the exercise's list. */
  item: number;
  parts: Part[];
  /** How many gaps stand before it: gaps are numbered through the whole exercise. */
  gapsBefore: number;
}

/** The sentences that there is something to see of. */
export function sentencesOf(exercise: GapFill): Sentence[] {
  let gapsBefore = 0;
  const sentences: Sentence[] = [];
  exercise.gap_fill_exercise_data.question_with_coding_texts.forEach(({ text }, item) => {
    if (isBlank(text)) return;
    const parts = parse(text);
    sentences.push({ item, parts, gapsBefore });
    gapsBefore += parts.filter(isGap).length;
  });
  return sentences;
}

const gapsOf = (exercise: GapFill): Gap[] =>
  sentencesOf(exercise).flatMap(({ parts }) => parts.filter(isGap));

/** The answers that count in a gap; none where it is not checked (exercises.md "Gaps"). */
export const answersOf = (gap: Gap): string[] =>
  gap.answers.map((answer) => answer.trim()).filter((answer) => !isBlank(answer));

const form = (answer: string) => answerForm(answer, { ignoreFullStop: true });

/** How wide a gap is, in characters: its longest answer, but only in steps, so that it does not tell the word. */
const STEPS = [9, 16, 26, 40];
export function widthOf(gap: Gap): number {
  const longest = Math.max(0, ...answersOf(gap).map(({ length }) => length));
  return STEPS.find((step) => longest <= step - 2) ?? (STEPS.at(-1) as number);
}

/** What stands in the gaps before the student begins: nothing. */
export const start = (exercise: GapFill): string[] => gapsOf(exercise).map(() => "");

/** One mark a gap: right when it equals one of its answers (exercises.md). */
export const check = (exercise: GapFill, typed: readonly string[]): Mark[] =>
  gapsOf(exercise).map((gap, i) => {
    const answers = answersOf(gap);
    const given = typed[i] ?? "";
    if (answers.length === 0) return "unchecked";
    if (isBlank(given)) return "missing";
    const givenForm = form(given);
    return answers.some((answer) => form(answer) === givenForm) ? "right" : "wrong";
  });

/** The first answer of every gap. */
export const solution = (exercise: GapFill): string[] =>
  gapsOf(exercise).map((gap) => answersOf(gap)[0] ?? "");

/** A gap without an answer, two equal answers of one gap, no gap at all (exercises.md "Linter"). */
export function lint(exercise: GapFill): Warning[] {
  const sentences = sentencesOf(exercise);
  const warnings = sentences.flatMap(({ item, parts, gapsBefore }) =>
    parts.filter(isGap).flatMap((gap, i): Warning[] => {
      const answers = answersOf(gap);
      const number = gapsBefore + i + 1;
      if (answers.length === 0) return [{ item, message: GAP_FILL.withoutAnswer(number) }];
      const before = new Set<string>();
      const twice = answers.find((answer) => before.size === before.add(form(answer)).size);
      return twice === undefined ? [] : [{ item, message: GAP_FILL.sameAnswers(number, twice) }];
    }),
  );
  return start(exercise).length === 0 ? [...warnings, { message: LINT.nothingToDo }] : warnings;
}
