import { useId } from "react";
import type { ViewProps } from "../kind";
import { MarkText } from "../mark-text";
import type { ExerciseOf } from "../schema";
import { type Mark, useWork, type WorkRules } from "../use-work";
import { Choice } from "./choice";
import { type Choices, check, solution, start, statementsOf } from "./rules";

const RULES: WorkRules<ExerciseOf<"true_or_false">, Choices> = { start, check, solution };

/** Statements, each with True and False beside it. */
export default function TrueOrFalseView({ exercise }: ViewProps<"true_or_false">) {
  const { answer, setAnswer, marks, bar } = useWork(exercise, RULES);
  return (
    <div className="grid grid-cols-1 gap-3">
      {exercise.title && (
        <p className="font-read text-[1.0625rem] font-semibold wrap-break-word">{exercise.title}</p>
      )}
      <div className="grid grid-cols-1 divide-y divide-line">
        {statementsOf(exercise).map(({ text }, place) => (
          <Statement
            key={place}
            text={text}
            value={answer[place] ?? null}
            mark={marks?.[place]}
            onChange={(value) => setAnswer((all) => all.map((old, i) => (i === place ? value : old)))}
          />
        ))}
      </div>
      {bar}
    </div>
  );
}

interface StatementProps {
  text: string;
  value: boolean | null;
  mark: Mark | undefined;
  onChange: (value: boolean) => void;
}

function Statement({ text, value, mark, onChange }: StatementProps) {
  const markId = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5 py-2">
      {/* a legend beside what it names cannot stand in a flex line, unless it floats */}
      <legend className="float-left min-w-0 flex-1 basis-56 font-read text-[1.0625rem] leading-[1.45] whitespace-pre-line wrap-break-word">
        {text}
      </legend>
      <span id={markId} className="min-w-[68px] text-right phone:order-last">
        <MarkText mark={mark} />
      </span>
      <Choice value={value} mark={mark} describedBy={mark ? markId : undefined} onChange={onChange} />
    </fieldset>
  );
}
