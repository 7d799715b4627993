import { TextField } from "~/ui/field";
import { TextArea } from "~/ui/text-area";
import { ItemRows } from "../item-rows";
import type { EditorProps } from "../kind";
import { MAX_TEXT_LENGTH } from "../limits";
import { Choice } from "./choice";
import { TRUE_OR_FALSE } from "./labels";

/** Statements, a row each, with their answers. */
export default function TrueOrFalseEditor({ exercise, onChange, warnings }: EditorProps<"true_or_false">) {
  type Item = (typeof exercise.questions)[number];
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        label={TRUE_OR_FALSE.title}
        hint={TRUE_OR_FALSE.titleHint}
        maxLength={MAX_TEXT_LENGTH}
        value={exercise.title}
        onChange={(event) => onChange({ ...exercise, title: event.target.value })}
      />
      <ItemRows
        label={TRUE_OR_FALSE.statements}
        noun={TRUE_OR_FALSE.statement}
        add={TRUE_OR_FALSE.add}
        items={exercise.questions}
        onChange={(questions) => onChange({ ...exercise, questions })}
        empty={(): Item => ({ text: "" })}
        fromLine={(text): Item => ({ text })}
        warnings={warnings}
      >
        {(item, { label, describedBy, change }) => (
          <div className="flex min-w-0 flex-wrap items-start gap-2">
            <TextArea
              className="flex-1 basis-56"
              label={label}
              hideLabel
              maxLength={MAX_TEXT_LENGTH}
              aria-describedby={describedBy}
              value={item.text}
              onChange={(event) => change({ ...item, text: event.target.value })}
            />
            <fieldset className="min-w-0 pt-1 touch:pt-0">
              <legend className="sr-only">{TRUE_OR_FALSE.answer(label)}</legend>
              <Choice value={item.answer ?? null} onChange={(answer) => change({ ...item, answer })} />
            </fieldset>
          </div>
        )}
      </ItemRows>
    </div>
  );
}
