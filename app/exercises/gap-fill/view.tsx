import { type KeyboardEvent, useId } from "react";
import type { ViewProps } from "../kind";
import { MarkText } from "../mark-text";
import type { ExerciseOf } from "../schema";
import { type Mark, useWork, type WorkRules } from "../use-work";
import { type Gap, isGap } from "./gaps";
import { GAP_FILL } from "./labels";
import { check, sentencesOf, solution, start, widthOf } from "./rules";

const RULES: WorkRules<ExerciseOf<"gap_fill">, string[]> = { start, check, solution };

/** Sentences of a textbook with gaps to type into. */
export default function GapFillView({ exercise }: ViewProps<"gap_fill">) {
  const { answer, setAnswer, marks, shown, bar } = useWork(exercise, RULES);

  const goToNext = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const gaps = [...event.currentTarget.querySelectorAll("input")];
    gaps[gaps.indexOf(event.target as HTMLInputElement) + 1]?.focus();
  };

  return (
    <div className="grid grid-cols-1 gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in its fields */}
      <div
        className="@container grid grid-cols-1 gap-1 font-read text-[1.0625rem] leading-[2.625rem]"
        onKeyDown={goToNext}
      >
        {sentencesOf(exercise).map(({ item, parts, gapsBefore }) => {
          let number = gapsBefore;
          return (
            <p key={item} className="whitespace-pre-line wrap-break-word">
              {parts.map((part, place) => {
                if (!isGap(part)) return part;
                const i = number;
                number += 1;
                return (
                  <GapField
                    key={place}
                    gap={part}
                    label={GAP_FILL.gap(i + 1)}
                    value={answer[i] ?? ""}
                    mark={marks?.[i]}
                    shown={shown}
                    onChange={(value) => setAnswer((all) => all.map((old, at) => (at === i ? value : old)))}
                  />
                );
              })}
            </p>
          );
        })}
      </div>
      {bar}
    </div>
  );
}

const LOOKS: Partial<Record<Mark, string>> = {
  right: "border-accent bg-accent-soft text-accent-ink",
  wrong: "border-danger bg-danger-soft text-danger",
};

interface GapFieldProps {
  gap: Gap;
  label: string;
  value: string;
  mark: Mark | undefined;
  shown: boolean;
  onChange: (value: string) => void;
}

/** The mark stands in the room that the lines leave below a gap, so that nothing moves when it comes. */
function GapField({ gap, label, value, mark, shown, onChange }: GapFieldProps) {
  const markId = useId();
  const width = widthOf(gap);
  const look = shown ? "border-accent text-accent-ink" : ((mark && LOOKS[mark]) ?? "border-line-strong");
  return (
    <span className="relative mx-0.5 inline-block max-w-full align-baseline leading-[1.75rem]">
      <input
        type="text"
        aria-label={label}
        aria-invalid={mark === "wrong" || undefined}
        aria-describedby={mark ? markId : undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        size={width}
        style={{ minWidth: `min(${width}ch, 95cqi)` }}
        readOnly={shown}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`field-sizing-content h-[1.6875rem] max-w-full pointer-coarse:h-8 rounded-t-small border-b-2 px-1.5 text-center transition-colors ${look}`}
      />
      <span
        id={markId}
        className="pointer-events-none absolute top-full left-1/2 mt-px -translate-x-1/2 leading-none"
      >
        <MarkText mark={mark} />
      </span>
    </span>
  );
}
