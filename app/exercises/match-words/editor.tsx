import { TextArea } from "~/ui/text-area";
import { ItemRows } from "../item-rows";
import type { EditorProps } from "../kind";
import { MAX_TEXT_LENGTH } from "../limits";
import { TitledRows } from "../titled-rows";
import { entryOf } from "../wordlist/pasted";
import { MATCH_WORDS } from "./labels";
import { type TextRow, textRowsOf, withTextRows } from "./rows";

/** Writes pairs side by side; a list that is pasted becomes pairs. */
export function Editor({ exercise, onChange, warnings }: EditorProps<"match_words">) {
  const rows = textRowsOf(exercise);
  return (
    <TitledRows
      title={exercise.title}
      onTitle={(title) => onChange({ ...exercise, title })}
      help={MATCH_WORDS.help}
    >
      {(helpId) => (
        <ItemRows
          label={MATCH_WORDS.pairs}
          noun={MATCH_WORDS.pair}
          add={MATCH_WORDS.add}
          items={rows}
          empty={(): TextRow => ({ left: "", right: "" })}
          fromLine={(line): TextRow => {
            const { word, definition } = entryOf(line);
            return { left: word, right: definition };
          }}
          warnings={warnings}
          onChange={(next) => onChange(withTextRows(exercise, next))}
        >
          {(row, { label, describedBy, change }) => (
            <div className="grid grid-cols-2 gap-1.5">
              <TextArea
                label={label}
                hideLabel
                placeholder={MATCH_WORDS.word}
                value={row.left}
                maxLength={MAX_TEXT_LENGTH}
                aria-describedby={describedBy ?? helpId}
                onChange={({ target }) => change({ ...row, left: target.value })}
              />
              <TextArea
                label={MATCH_WORDS.partnerOf(label)}
                hideLabel
                placeholder={MATCH_WORDS.partner}
                value={row.right}
                maxLength={MAX_TEXT_LENGTH}
                aria-describedby={describedBy ?? helpId}
                onChange={({ target }) => change({ ...row, right: target.value })}
              />
            </div>
          )}
        </ItemRows>
      )}
    </TitledRows>
  );
}
