import { isBlank, sameAnswer } from "../compare";
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

/** Whether there are two that can stand in a wrong order. */
const canBeOrdered = (sentences: readonly string[]) =>
  sentences.some((sentence) => !sameAnswer(sentence, sentences[0] as string));

/** An order is the places of the sentences in the right one; at first they are shuffled. */
export const start = (exercise: TextOrder): number[] =>
  shuffled(sentencesOf(exercise), seedOf(exercise), (a, b) => sameAnswer(a, b));

/** One mark a place: right when the sentence there, or an equal one, belongs there (exercises.md). */
export function check(exercise: TextOrder, order: readonly number[]): Mark[] {
  const sentences = sentencesOf(exercise);
  if (!canBeOrdered(sentences)) return sentences.map(() => "unchecked");
  return sentences.map((sentence, place) =>
    sameAnswer(sentences[order[place] ?? -1] ?? "", sentence) ? "right" : "wrong",
  );
}

export const solution = (exercise: TextOrder): number[] => sentencesOf(exercise).map((_, place) => place);

/** Nothing to put in order: no two sentences that differ (exercises.md "Linter"). */
export const lint = (exercise: TextOrder): Warning[] =>
  canBeOrdered(sentencesOf(exercise)) ? [] : [{ message: LINT.nothingToDo }];
