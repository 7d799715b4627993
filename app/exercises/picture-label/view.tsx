import { useRef } from "react";
import { isBlank } from "../compare";
import type { ViewProps } from "../kind";
import { ExerciseTitle } from "../title";
import { useWork } from "../use-work";
import { AnswerField } from "./answer-field";
import { PICTURE_LABEL } from "./labels";
import { PictureStage } from "./picture-stage";
import { BADGE, badgeAt } from "./points";
import { check, solution, start } from "./rules";

const RULES = { start, check, solution };

/** A picture, a field for what it shows, and a field for each of its numbered points. */
export default function PictureLabelView({ exercise }: ViewProps<"picture_label">) {
  const { title, image, alt, label, labels = [] } = exercise;
  const { answer, setAnswer, marks, shown, bar } = useWork(exercise, RULES);
  const fields = useRef<(HTMLInputElement | null)[]>([]);

  const field = (i: number) => ({
    ref: (input: HTMLInputElement | null) => {
      fields.current[i] = input;
    },
    value: answer[i] ?? "",
    mark: marks?.[i],
    readOnly: shown,
    onChange: (text: string) => setAnswer((now) => now.map((own, k) => (k === i ? text : own))),
  });

  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <ExerciseTitle>{title}</ExerciseTitle>
      <PictureStage image={image} alt={alt}>
        {labels.map((point, i) => (
          <button
            key={i}
            type="button"
            aria-label={PICTURE_LABEL.point(i + 1)}
            data-mark={marks?.[i + 1]}
            style={badgeAt(point)}
            onClick={() => fields.current[i + 1]?.focus()}
            className={BADGE}
          >
            {i + 1}
          </button>
        ))}
      </PictureStage>
      {!isBlank(label) && <AnswerField label={PICTURE_LABEL.question} {...field(0)} />}
      {labels.length > 0 && (
        <ol className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-4 gap-y-2">
          {[...labels.keys()].map((i) => (
            <li key={i}>
              <AnswerField number={i + 1} label={PICTURE_LABEL.point(i + 1)} {...field(i + 1)} />
            </li>
          ))}
        </ol>
      )}
      {bar}
    </div>
  );
}
