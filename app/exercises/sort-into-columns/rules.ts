import { marksOfAssigned, seen } from "../assigned";
import type { Warning } from "../kind";
import { LINT } from "../labels";
import type { ExerciseOf } from "../schema";
import { seedOf, shuffled } from "../shuffle";
import type { Mark } from "../use-work";
import { SORT_INTO_COLUMNS } from "./labels";

type SortIntoColumns = ExerciseOf<"sort_into_columns">;

/** For each item the place of its column in `columnsOf`, or null while it waits to be sorted. */
export type Places = (number | null)[];

/** The names of the columns, in the order of first mention (exercises.md). */
export const columnsOf = ({ items }: SortIntoColumns): string[] => [
  ...new Set(items.map(({ column }) => seen(column ?? "")).filter(Boolean)),
];

/** Nothing is sorted yet. */
export const start = ({ items }: SortIntoColumns): Places => items.map(() => null);

/** Each item under its column; one without a column stays where it is. */
export function solution(exercise: SortIntoColumns): Places {
  const columns = columnsOf(exercise);
  return exercise.items.map(({ content, column }) => {
    const at = columns.indexOf(seen(column ?? ""));
    return at < 0 || seen(content) === "" ? null : at;
  });
}

/** One mark per item (exercises.md); items that look the same are interchangeable. */
export function check(exercise: SortIntoColumns, places: Places): Mark[] {
  const columns = columnsOf(exercise);
  const name = (at: number | null | undefined) => (typeof at === "number" ? (columns[at] ?? null) : null);
  const solved = solution(exercise);
  return marksOfAssigned(
    exercise.items.map(({ content }, i) => ({
      looks: seen(content),
      belongs: name(solved[i]),
      stands: name(places[i]),
    })),
  );
}

/** Which items are shown, in which order they wait to be sorted. */
export function poolOrder(exercise: SortIntoColumns): number[] {
  const { items } = exercise;
  const texts = items.map(({ content }) => seen(content));
  const shown = [...items.keys()].filter((i) => texts[i] !== "");
  const order = shuffled(
    shown.map((i) => texts[i]),
    seedOf(exercise),
  );
  return order.flatMap((k) => shown[k] ?? []);
}

/** What may be wrong, in the order of the items. */
export function lint(exercise: SortIntoColumns): Warning[] {
  const warnings: Warning[] = [];
  if (solution(exercise).every((place) => place === null)) warnings.push({ message: LINT.nothingToDo });
  else if (columnsOf(exercise).length === 1) warnings.push({ message: SORT_INTO_COLUMNS.oneColumn });
  const before = new Map<string, Set<string>>();
  for (const [item, { content, column }] of exercise.items.entries()) {
    const text = seen(content);
    const name = seen(column ?? "");
    if (text === "" && name === "") continue;
    if (text === "") warnings.push({ item, message: SORT_INTO_COLUMNS.noText });
    else if (name === "") warnings.push({ item, message: SORT_INTO_COLUMNS.noColumn });
    else {
      const columns = before.get(text) ?? new Set();
      if (columns.has(name)) warnings.push({ item, message: SORT_INTO_COLUMNS.twice(text) });
      else if (columns.size > 0) warnings.push({ item, message: SORT_INTO_COLUMNS.twoColumns(text) });
      before.set(text, columns.add(name));
    }
  }
  return warnings;
}
