import { useEffect, useRef } from "react";
import { TextArea } from "~/ui/text-area";
import { ExerciseTextField } from "../exercise-text-field";
import { ItemRows } from "../item-rows";
import type { EditorProps } from "../kind";
import { MAX_ITEMS, MAX_TEXT_LENGTH } from "../limits";
import { PictureFields } from "../picture-fields";
import type { ExerciseOf } from "../schema";
import { PICTURE_LABEL } from "./labels";
import type { Point } from "./points";
import { PointsEditor } from "./points-editor";

type Label = NonNullable<ExerciseOf<"picture_label">["labels"]>[number];

/** Chooses a picture, tells it in words, and names it or points on it. */
export function Editor({ exercise, onChange, warnings }: EditorProps<"picture_label">) {
  const { title, image, alt, label, labels = [] } = exercise;
  const rows = useRef<HTMLDivElement>(null);
  const focusLast = useRef(false);

  useEffect(() => {
    if (!focusLast.current) return;
    focusLast.current = false;
    rows.current?.querySelector<HTMLElement>("li:last-child textarea")?.focus();
  });

  const setLabels = (next: Label[]) => onChange({ ...exercise, labels: next });
  function add(point: Point) {
    if (labels.length >= MAX_ITEMS) return;
    focusLast.current = true;
    setLabels([...labels, { ...point, text: "" }]);
  }

  return (
    <div className="grid min-w-0 gap-4">
      <PictureFields
        {...{ title, image, alt }}
        label={PICTURE_LABEL.picture}
        onChange={(change) => onChange({ ...exercise, ...change })}
      />
      <ExerciseTextField
        label={PICTURE_LABEL.name}
        hint={PICTURE_LABEL.nameHint}
        value={label}
        onChange={(label) => onChange({ ...exercise, label })}
      />
      <div className="grid min-w-0 gap-2">
        <p className="text-sm font-medium">{PICTURE_LABEL.points}</p>
        <p className="text-xs text-muted">{PICTURE_LABEL.pointsHelp}</p>
        <PointsEditor
          image={image}
          alt={alt}
          points={labels}
          onAdd={add}
          onMove={(index, point) =>
            setLabels(labels.map((own, i) => (i === index ? { ...own, ...point } : own)))
          }
        />
        <div ref={rows}>
          <ItemRows
            label={PICTURE_LABEL.points}
            noun={PICTURE_LABEL.noun}
            add={PICTURE_LABEL.add}
            items={labels}
            empty={(): Label => ({ x: 50, y: 50, text: "" })}
            warnings={warnings}
            onChange={setLabels}
          >
            {(point, { index, label, describedBy, change }) => (
              <div className="flex min-w-0 items-start gap-2">
                <span
                  aria-hidden
                  className="num mt-1.5 grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-accent px-1 text-xs font-semibold text-on-accent touch:mt-2.5"
                >
                  {index + 1}
                </span>
                <TextArea
                  className="grow"
                  label={label}
                  hideLabel
                  value={point.text}
                  maxLength={MAX_TEXT_LENGTH}
                  aria-describedby={describedBy}
                  onChange={({ target }) => change({ ...point, text: target.value })}
                />
              </div>
            )}
          </ItemRows>
        </div>
      </div>
    </div>
  );
}
