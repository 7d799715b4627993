import type { ViewProps } from "../kind";
import { paperLetter } from "../paper-letter";
import type { ExerciseOf } from "../schema";
import { ExerciseTitle } from "../title";
import { isShown, rightOrder, solution } from "./rules";

type MatchWords = ExerciseOf<"match_words">;

const leftOrder = ({ leftItems }: MatchWords) => [...leftItems.keys()].filter((i) => isShown(leftItems[i]));

/** Numbers on the left, each with a line for the letter of its partner on the right. */
export function Worksheet({ exercise }: ViewProps<"match_words">) {
  const { leftItems, rightItems, title } = exercise;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ExerciseTitle>{title}</ExerciseTitle>
      <div className="grid grid-cols-2 gap-x-8 font-read text-[1.0625rem] leading-[1.5]">
        <ol className="grid content-start grid-cols-1 gap-2">
          {leftOrder(exercise).map((i, place) => (
            <li key={i} className="flex break-inside-avoid items-baseline gap-3">
              <span className="num w-5 shrink-0 font-ui text-sm font-semibold">{place + 1}</span>
              <span className="min-w-0 grow whitespace-pre-line wrap-break-word">
                {leftItems[i]?.content}
              </span>
              <span aria-hidden className="w-9 shrink-0 border-b border-ink">
                &nbsp;
              </span>
            </li>
          ))}
        </ol>
        <ul className="grid content-start grid-cols-1 gap-2">
          {rightOrder(exercise).map((j, place) => (
            <li key={j} className="flex break-inside-avoid items-baseline gap-3">
              <span className="w-5 shrink-0 font-ui text-sm font-semibold">{paperLetter(place)}</span>
              <span className="min-w-0 whitespace-pre-line wrap-break-word">{rightItems[j]?.content}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** For each number the letter of its partner with its text; a dash where it has none. */
export function answerKey(exercise: MatchWords): string[] {
  const joins = solution(exercise);
  const order = rightOrder(exercise);
  if (joins.every((right) => right === null)) return [];
  return leftOrder(exercise).map((left) => {
    const right = joins[left] ?? null;
    if (right === null) return "–";
    return `${paperLetter(order.indexOf(right))} (${exercise.rightItems[right]?.content})`;
  });
}
