import { TextArea } from "~/ui/text-area";
import { ItemRows } from "../item-rows";
import type { EditorProps } from "../kind";
import { MAX_TEXT_LENGTH } from "../limits";
import type { ExerciseOf } from "../schema";
import { TitledRows } from "../titled-rows";
import { WORD_UNSCRAMBLE } from "./labels";

type Item = ExerciseOf<"word_unscramble">["items"][number];

/** Writes the words, a row each. */
export function Editor({ exercise, onChange, warnings }: EditorProps<"word_unscramble">) {
  return (
    <TitledRows
      title={exercise.title}
      onTitle={(title) => onChange({ ...exercise, title })}
      help={WORD_UNSCRAMBLE.help}
    >
      {(helpId) => (
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
      )}
    </TitledRows>
  );
}
