import { useId } from "react";
import { TextArea } from "~/ui/text-area";
import { ExerciseTextField } from "../exercise-text-field";
import { ItemRows } from "../item-rows";
import type { EditorProps } from "../kind";
import { MEDIA } from "../labels";
import { MAX_TEXT_LENGTH } from "../limits";
import { entryOf } from "../wordlist/pasted";
import { MATCH_WORDS } from "./labels";
import { type TextRow, textRowsOf, withTextRows } from "./rows";

/** Writes pairs side by side; a list that is pasted becomes pairs. */
export function Editor({ exercise, onChange, warnings }: EditorProps<"match_words">) {
  const helpId = useId();
  const rows = textRowsOf(exercise);
  return (
    <div className="grid min-w-0 gap-4">
      <ExerciseTextField
        label={MEDIA.title}
        value={exercise.title}
        onChange={(title) => onChange({ ...exercise, title })}
      />
      <div className="grid min-w-0 gap-2">
        <p id={helpId} className="text-xs text-muted">
          {MATCH_WORDS.help}
        </p>
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
      </div>
    </div>
  );
}
