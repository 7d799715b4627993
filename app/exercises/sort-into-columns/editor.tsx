import { TextArea } from "~/ui/text-area";
import { seen } from "../assigned";
import { ItemRows } from "../item-rows";
import type { EditorProps } from "../kind";
import { MAX_TEXT_LENGTH } from "../limits";
import type { ExerciseOf } from "../schema";
import { TitledRows } from "../titled-rows";
import { entryOf } from "../wordlist/pasted";
import { ColumnField } from "./column-field";
import { SORT_INTO_COLUMNS } from "./labels";
import { columnsOf } from "./rules";

type Item = ExerciseOf<"sort_into_columns">["items"][number];

/** Writes items, each with its column. */
export function Editor({ exercise, onChange, warnings }: EditorProps<"sort_into_columns">) {
  const { items } = exercise;
  const columns = columnsOf(exercise);
  const rename = (from: string, to: string) =>
    onChange({
      ...exercise,
      items: items.map((item) => (seen(item.column ?? "") === from ? { ...item, column: to } : item)),
    });
  return (
    <TitledRows
      title={exercise.title}
      onTitle={(title) => onChange({ ...exercise, title })}
      help={SORT_INTO_COLUMNS.help}
    >
      {(helpId) => (
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
      )}
    </TitledRows>
  );
}
