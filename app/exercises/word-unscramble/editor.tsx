import { useId } from "react";
import { TextArea } from "~/ui/text-area";
import { ExerciseTextField } from "../exercise-text-field";
import { ItemRows } from "../item-rows";
import type { EditorProps } from "../kind";
import { MEDIA } from "../labels";
import { MAX_TEXT_LENGTH } from "../limits";
import type { ExerciseOf } from "../schema";
import { WORD_UNSCRAMBLE } from "./labels";

type Item = ExerciseOf<"word_unscramble">["items"][number];

/** Writes the words, a row each. */
export function Editor({ exercise, onChange, warnings }: EditorProps<"word_unscramble">) {
  const helpId = useId();
  return (
    <div className="grid min-w-0 gap-4">
      <ExerciseTextField
        label={MEDIA.title}
        value={exercise.title}
        onChange={(title) => onChange({ ...exercise, title })}
      />
      <div className="grid min-w-0 gap-2">
        <p id={helpId} className="text-xs text-muted">
          {WORD_UNSCRAMBLE.help}
        </p>
        <ItemRows
          label={WORD_UNSCRAMBLE.words}
          noun={WORD_UNSCRAMBLE.word}
          add={WORD_UNSCRAMBLE.add}
          items={exercise.items}
          empty={(): Item => ({ content: "" })}
          fromLine={(content): Item => ({ content })}
          warnings={warnings}
          onChange={(items) => onChange({ ...exercise, items })}
        >
          {(item, { label, describedBy, change }) => (
            <TextArea
              label={label}
              hideLabel
              value={item.content}
              maxLength={MAX_TEXT_LENGTH}
              aria-describedby={describedBy ?? helpId}
              onChange={({ target }) => change({ ...item, content: target.value })}
            />
          )}
        </ItemRows>
      </div>
    </div>
  );
}
