import { isBlank } from "../compare";
import type { Warning } from "../kind";
import { LINT } from "../labels";
import type { ExerciseOf } from "../schema";
import type { Mark } from "../use-work";
import { TRUE_OR_FALSE } from "./labels";

type TrueOrFalse = ExerciseOf<"true_or_false">;
type Statement = TrueOrFalse["questions"][number];

/** What a student has chosen for each statement; null for nothing yet. */
export type Choices = (boolean | null)[];

/** The statements that there is something to see of. */
export const statementsOf = (exercise: TrueOrFalse): Statement[] =>
  exercise.questions.filter(({ text }) => !isBlank(text));

export const start = (exercise: TrueOrFalse): Choices => statementsOf(exercise).map(() => null);

/** One mark a statement: right when the choice equals its answer (exercises.md). */
export const check = (exercise: TrueOrFalse, chosen: Choices): Mark[] =>
  statementsOf(exercise).map(({ answer }, i) => {
    const choice = chosen[i] ?? null;
    if (answer === undefined) return "unchecked";
    if (choice === null) return "missing";
    return choice === answer ? "right" : "wrong";
  });

export const solution = (exercise: TrueOrFalse): Choices =>
  statementsOf(exercise).map(({ answer }) => answer ?? null);

/** A statement without an answer, no statement at all (exercises.md "Linter"). */
export const lint = (exercise: TrueOrFalse): Warning[] => [
  ...exercise.questions.flatMap(({ text, answer }, item) =>
    answer === undefined && !isBlank(text) ? [{ item, message: TRUE_OR_FALSE.withoutAnswer }] : [],
  ),
  ...(statementsOf(exercise).length === 0 ? [{ message: LINT.nothingToDo }] : []),
];
