import type { ViewProps } from "../kind";
import type { ExerciseOf } from "../schema";
import { ExerciseTitle } from "../title";
import { columnsOf, poolOrder, solution } from "./rules";

/** The items in a box, and below it the columns with a line for each of their items. */
export function Worksheet({ exercise }: ViewProps<"sort_into_columns">) {
  const columns = columnsOf(exercise);
  const solved = solution(exercise);
  const lines = Math.max(2, ...columns.map((_, column) => solved.filter((own) => own === column).length));
  return (
    <div className="grid grid-cols-1 gap-3 font-read text-[1.0625rem] leading-[1.5]">
      <ExerciseTitle>{exercise.title}</ExerciseTitle>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 rounded-control border border-line-strong px-4 py-2">
        {poolOrder(exercise).map((item) => (
          <li key={item} className="min-w-0 whitespace-pre-line wrap-break-word">
            {exercise.items[item]?.content}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(38mm,1fr))] gap-x-5 gap-y-4">
        {columns.map((name) => (
          <div key={name} className="break-inside-avoid">
            <p className="border-b-2 border-ink font-ui text-sm font-semibold wrap-break-word">{name}</p>
            {Array.from({ length: lines }, (_, line) => (
              <span key={line} aria-hidden className="block h-[9mm] border-b border-line-strong" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A line for each column with its items. */
export function answerKey(exercise: ExerciseOf<"sort_into_columns">): string[] {
  const solved = solution(exercise);
  return columnsOf(exercise).flatMap((name, column) => {
    const own = exercise.items.filter((_, item) => solved[item] === column);
    return own.length > 0 ? [`${name}: ${own.map(({ content }) => content.trim()).join(", ")}`] : [];
  });
}
