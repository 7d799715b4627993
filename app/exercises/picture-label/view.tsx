import { useRef } from "react";
import { isBlank } from "../compare";
import { Instruction } from "../instruction";
import type { ViewProps } from "../kind";
import { PICTURE_LABEL } from "../labels";
import { useWork } from "../use-work";
import { AnswerField } from "./answer-field";
import { PointedPicture } from "./pointed-picture";
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
    <div className="grid min-w-0 gap-3">
      <Instruction>{title}</Instruction>
      <PointedPicture
        image={image}
        alt={alt}
        points={labels}
        markOf={(point) => marks?.[point + 1]}
        onPress={(point) => fields.current[point + 1]?.focus()}
      />
      {!isBlank(label) && <AnswerField label={PICTURE_LABEL.name} {...field(0)} />}
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
