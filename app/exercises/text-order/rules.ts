import { answerForm, isBlank } from "../compare";
import type { Warning } from "../kind";
import { LINT } from "../labels";
import type { ExerciseOf } from "../schema";
import { seedOf, shuffled } from "../shuffle";
import type { Mark } from "../use-work";

type TextOrder = ExerciseOf<"text_order">;

/** The sentences in the right order, without those that there is nothing to see of. */
export const sentencesOf = (exercise: TextOrder): string[] =>
  exercise.text_order_exercise_data.sentences_in_correct_order
    .map(({ text }) => text)
    .filter((text) => !isBlank(text));

/** What tells the sentences apart: equal ones may swap (exercises.md). */
const formsOf = (exercise: TextOrder): string[] => sentencesOf(exercise).map((text) => answerForm(text));

/** Whether there are two that can stand in a wrong order. */
const canBeOrdered = (forms: readonly string[]) => forms.some((form) => form !== forms[0]);

/** An order is the places of the sentences in the right one; at first they are shuffled. */
export const start = (exercise: TextOrder): number[] => shuffled(formsOf(exercise), seedOf(exercise));

/** One mark a place: right when the sentence there, or an equal one, belongs there (exercises.md). */
export function check(exercise: TextOrder, order: readonly number[]): Mark[] {
  const forms = formsOf(exercise);
  if (!canBeOrdered(forms)) return forms.map(() => "unchecked");
  return forms.map((form, place) => ((forms[order[place] ?? -1] ?? "") === form ? "right" : "wrong"));
}

export const solution = (exercise: TextOrder): number[] => sentencesOf(exercise).map((_, place) => place);

/** Nothing to put in order: no two sentences that differ (exercises.md "Linter"). */
export const lint = (exercise: TextOrder): Warning[] =>
  canBeOrdered(formsOf(exercise)) ? [] : [{ message: LINT.nothingToDo }];
