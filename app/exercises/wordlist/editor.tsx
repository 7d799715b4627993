import { TextArea } from "~/ui/text-area";
import { ItemRows } from "../item-rows";
import type { EditorProps } from "../kind";
import { MAX_TEXT_LENGTH } from "../limits";
import { WORDLIST } from "./labels";
import { entryOf } from "./pasted";

/** Writes words with what they mean; a list that is pasted becomes rows. */
export function Editor({ exercise, onChange, warnings }: EditorProps<"wordlist">) {
  const data = exercise.wordlist_exercise_data;
  return (
    <div className="grid gap-3">
      <ItemRows
        label={WORDLIST.rows}
        noun={WORDLIST.word}
        add={WORDLIST.add}
        items={data.items}
        empty={() => ({ word: "", definition: "" })}
        fromLine={entryOf}
        warnings={warnings}
        onChange={(items) => onChange({ ...exercise, wordlist_exercise_data: { ...data, items } })}
      >
        {(entry, { label, describedBy, change }) => (
          <div className="grid gap-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <TextArea
              label={label}
              hideLabel
              placeholder={WORDLIST.word}
              value={entry.word}
              maxLength={MAX_TEXT_LENGTH}
              aria-describedby={describedBy}
              onChange={({ target }) => change({ ...entry, word: target.value })}
            />
            <TextArea
              label={WORDLIST.definitionOf(label)}
              hideLabel
              placeholder={WORDLIST.definition}
              value={entry.definition}
              maxLength={MAX_TEXT_LENGTH}
              aria-describedby={describedBy}
              onChange={({ target }) => change({ ...entry, definition: target.value })}
            />
          </div>
        )}
      </ItemRows>
    </div>
  );
}
