import type { ViewProps } from "../kind";
import type { ExerciseOf } from "../schema";
import { isGap } from "./gaps";
import { answersOf, sentencesOf, widthOf } from "./rules";

/** Sentences with lines to write on, numbered where there are several. */
export function Worksheet({ exercise }: ViewProps<"gap_fill">) {
  const sentences = sentencesOf(exercise);
  const several = sentences.flatMap(({ parts }) => parts.filter(isGap)).length > 1;
  return (
    <div className="@container grid grid-cols-1 gap-1 font-read text-[1.0625rem] leading-[2.25]">
      {sentences.map(({ item, parts, gapsBefore }) => {
        let number = gapsBefore;
        return (
          <p key={item} className="whitespace-pre-line wrap-break-word">
            {parts.map((part, place) => {
              if (!isGap(part)) return part;
              number += 1;
              return (
                <span key={place} className="whitespace-nowrap">
                  {several && <sup className="num mr-0.5 font-ui text-[0.6875rem] text-muted">{number}</sup>}
                  {/* a pen needs more room than print */}
                  <span
                    className="inline-block border-b border-ink leading-[1.3]"
                    style={{ width: `min(${widthOf(part) * 1.5}ch, 90cqi)` }}
                  >
                    &nbsp;
                  </span>
                </span>
              );
            })}
          </p>
        );
      })}
    </div>
  );
}

/** The answers of each gap; a dash where it has none. */
export function answerKey(exercise: ExerciseOf<"gap_fill">): string[] {
  const gaps = sentencesOf(exercise).flatMap(({ parts }) => parts.filter(isGap));
  const keys = gaps.map((gap) => answersOf(gap).join(" / "));
  return keys.every((key) => key === "") ? [] : keys.map((key) => key || "–");
}
