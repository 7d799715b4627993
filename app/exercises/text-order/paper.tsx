import type { ViewProps } from "../kind";
import { paperLetter } from "../paper-letter";
import type { ExerciseOf } from "../schema";
import { sentencesOf, start } from "./rules";

/** Shuffled sentences with letters, and a line each for its place. */
export function Worksheet({ exercise }: ViewProps<"text_order">) {
  const sentences = sentencesOf(exercise);
  return (
    <ul className="grid grid-cols-1 gap-2 font-read text-[1.0625rem] leading-[1.5]">
      {start(exercise).map((sentence, place) => (
        <li key={sentence} className="flex items-baseline gap-3 break-inside-avoid">
          <span aria-hidden className="w-9 shrink-0 border-b border-ink leading-[1.2]">
            &nbsp;
          </span>
          <span className="w-5 shrink-0 font-ui text-sm font-semibold">{paperLetter(place)}</span>
          <span className="min-w-0 whitespace-pre-line wrap-break-word">{sentences[sentence]}</span>
        </li>
      ))}
    </ul>
  );
}

/** The letters in the right order, on one line. */
export function answerKey(exercise: ExerciseOf<"text_order">): string[] {
  const order = start(exercise);
  if (order.length < 2) return [];
  return [order.map((_, place) => paperLetter(order.indexOf(place))).join(", ")];
}
