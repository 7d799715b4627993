import type { ViewProps } from "../kind";
import type { ExerciseOf } from "../schema";
import { TRUE_OR_FALSE } from "./labels";
import { statementsOf } from "./rules";

/** Numbered statements with a box each for True and False. */
export function Worksheet({ exercise }: ViewProps<"true_or_false">) {
  return (
    <div className="grid grid-cols-1 gap-2 font-read text-[1.0625rem] leading-[1.5]">
      {exercise.title && <p className="font-semibold wrap-break-word">{exercise.title}</p>}
      <ol className="grid grid-cols-1 gap-2">
        {statementsOf(exercise).map(({ text }, place) => (
          <li key={place} className="flex items-baseline gap-3 break-inside-avoid">
            <span className="num w-5 shrink-0 font-ui text-sm font-semibold">{place + 1}</span>
            <span className="min-w-0 grow whitespace-pre-line wrap-break-word">{text}</span>
            <Box label={TRUE_OR_FALSE.true} />
            <Box label={TRUE_OR_FALSE.false} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Box({ label }: { label: string }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 font-ui text-sm">
      <span aria-hidden className="size-4 rounded-[3px] border border-ink" />
      {label}
    </span>
  );
}

/** True or False for each statement; a dash where it has no answer. */
export function answerKey(exercise: ExerciseOf<"true_or_false">): string[] {
  const answers = statementsOf(exercise).map(({ answer }) => answer);
  if (answers.every((answer) => answer === undefined)) return [];
  return answers.map((answer) => {
    if (answer === undefined) return "–";
    return answer ? TRUE_OR_FALSE.true : TRUE_OR_FALSE.false;
  });
}
