import { useId } from "react";
import { TextArea } from "~/ui/text-area";
import { seen } from "../assigned";
import { ExerciseTextField } from "../exercise-text-field";
import { ItemRows } from "../item-rows";
import type { EditorProps } from "../kind";
import { MEDIA } from "../labels";
import { MAX_TEXT_LENGTH } from "../limits";
import type { ExerciseOf } from "../schema";
import { entryOf } from "../wordlist/pasted";
import { ColumnField } from "./column-field";
import { SORT_INTO_COLUMNS } from "./labels";
import { columnsOf } from "./rules";

type Item = ExerciseOf<"sort_into_columns">["items"][number];

/** Writes items, each with its column. */
export function Editor({ exercise, onChange, warnings }: EditorProps<"sort_into_columns">) {
  const helpId = useId();
  const { items } = exercise;
  const columns = columnsOf(exercise);
  const rename = (from: string, to: string) =>
    onChange({
      ...exercise,
      items: items.map((item) => (seen(item.column ?? "") === from ? { ...item, column: to } : item)),
    });
  return (
    <div className="grid min-w-0 gap-4">
      <ExerciseTextField
        label={MEDIA.title}
        value={exercise.title}
        onChange={(title) => onChange({ ...exercise, title })}
      />
      <div className="grid min-w-0 gap-2">
        <p id={helpId} className="text-xs text-muted">
          {SORT_INTO_COLUMNS.help}
        </p>
        <ItemRows
          label={SORT_INTO_COLUMNS.items}
          noun={SORT_INTO_COLUMNS.item}
          add={SORT_INTO_COLUMNS.add}
          items={items}
          empty={(): Item => ({ content: "" })}
          fromLine={(line): Item => {
            const { word, definition } = entryOf(line);
            return definition ? { content: word, column: definition } : { content: word };
          }}
          warnings={warnings}
          onChange={(next) => onChange({ ...exercise, items: next })}
        >
          {(item, { label, describedBy, change }) => (
            <div className="grid grid-cols-2 gap-1.5">
              <TextArea
                label={label}
                hideLabel
                placeholder={SORT_INTO_COLUMNS.item}
                value={item.content}
                maxLength={MAX_TEXT_LENGTH}
                aria-describedby={describedBy ?? helpId}
                onChange={({ target }) => change({ ...item, content: target.value })}
              />
              <ColumnField
                label={SORT_INTO_COLUMNS.columnOf(label)}
                value={seen(item.column ?? "")}
                columns={columns}
                describedBy={describedBy}
                onChange={(column) => change({ ...item, column })}
                onRename={(column) => rename(seen(item.column ?? ""), column)}
              />
            </div>
          )}
        </ItemRows>
      </div>
    </div>
  );
}
