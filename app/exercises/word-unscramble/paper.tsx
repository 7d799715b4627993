import type { ViewProps } from "../kind";
import type { ExerciseOf } from "../schema";
import { ExerciseTitle } from "../title";
import { wordOf } from "./letters";
import { tileOrders } from "./rules";

const wordsOf = (exercise: ExerciseOf<"word_unscramble">) => {
  const orders = tileOrders(exercise);
  return exercise.items.flatMap(({ content }, i) => {
    const word = wordOf(content);
    return word.letters.length > 0 ? [{ content, word, order: orders[i] ?? [] }] : [];
  });
};

/** Scrambled letters, and below them a line for each. */
export function Worksheet({ exercise }: ViewProps<"word_unscramble">) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <ExerciseTitle>{exercise.title}</ExerciseTitle>
      <ol className="grid grid-cols-1 gap-5 font-read text-[1.0625rem] leading-[1.5]">
        {wordsOf(exercise).map(({ word, order }, i) => (
          <li key={i} className="flex break-inside-avoid gap-3">
            <span className="num w-5 shrink-0 pt-0.5 font-ui text-sm font-semibold">{i + 1}</span>
            <span className="grid min-w-0 grid-cols-1 gap-3">
              <span className="flex flex-wrap gap-x-4 tracking-wide">
                {order.map((tile) => (
                  <span key={tile}>{word.letters[tile]}</span>
                ))}
              </span>
              <span aria-hidden className="flex flex-wrap items-end gap-x-1.5 gap-y-3">
                {word.places.map((text, place) =>
                  text === null ? (
                    <span key={place} className="h-[7mm] w-[6mm] border-b border-ink" />
                  ) : (
                    <span key={place} className="min-w-3">
                      {text}
                    </span>
                  ),
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The words. */
export const answerKey = (exercise: ExerciseOf<"word_unscramble">): string[] =>
  wordsOf(exercise).map(({ content }) => content.trim());
