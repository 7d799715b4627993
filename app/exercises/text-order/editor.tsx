import { useId } from "react";
import { TextArea } from "~/ui/text-area";
import { ItemRows } from "../item-rows";
import type { EditorProps } from "../kind";
import { MAX_TEXT_LENGTH } from "../limits";
import { TEXT_ORDER } from "./labels";

/** The sentences in the right order, a row each. */
export default function TextOrderEditor({ exercise, onChange, warnings }: EditorProps<"text_order">) {
  const helpId = useId();
  const data = exercise.text_order_exercise_data;
  const items = data.sentences_in_correct_order;
  type Item = (typeof items)[number];
  return (
    <div className="grid grid-cols-1 gap-3">
      <p id={helpId} className="text-xs text-muted">
        {TEXT_ORDER.help}
      </p>
      <ItemRows
        label={TEXT_ORDER.sentences}
        noun={TEXT_ORDER.sentence}
        add={TEXT_ORDER.add}
        items={items}
        onChange={(next) =>
          onChange({ ...exercise, text_order_exercise_data: { ...data, sentences_in_correct_order: next } })
        }
        empty={(): Item => ({ text: "" })}
        fromLine={(text): Item => ({ text })}
        warnings={warnings}
      >
        {(item, { label, describedBy, change }) => (
          <TextArea
            label={label}
            hideLabel
            maxLength={MAX_TEXT_LENGTH}
            aria-describedby={describedBy ?? helpId}
            value={item.text}
            onChange={(event) => change({ ...item, text: event.target.value })}
          />
        )}
      </ItemRows>
    </div>
  );
}
