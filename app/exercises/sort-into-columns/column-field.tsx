import { useState } from "react";
import { SelectField, TextField } from "~/ui/field";
import { MAX_TEXT_LENGTH } from "../limits";
import { SORT_INTO_COLUMNS } from "./labels";

interface ColumnFieldProps {
  label: string;
  /** Empty where the item has no column. */
  value: string;
  columns: readonly string[];
  describedBy: string | undefined;
  onChange: (column: string) => void;
  /** Gives the column another name, for all of its items. */
  onRename: (column: string) => void;
}

/* no column is called by a character that nobody can type */
const NEW = "\u0000new";
const RENAME = "\u0000rename";

/** Chooses a column, names a new one, or gives one another name. */
export function ColumnField({ label, value, columns, describedBy, onChange, onRename }: ColumnFieldProps) {
  const [naming, setNaming] = useState<{ name: string; renames: boolean } | null>(null);

  if (naming)
    return (
      <TextField
        label={label}
        hideLabel
        autoFocus
        placeholder={SORT_INTO_COLUMNS.columnName}
        value={naming.name}
        maxLength={MAX_TEXT_LENGTH}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setNaming({ ...naming, name: target.value })}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          setNaming(null);
        }}
        onBlur={() => {
          // by what is handed in now: Enter has just added a row
          if (naming.name.trim()) (naming.renames ? onRename : onChange)(naming.name);
          setNaming(null);
        }}
      />
    );
  return (
    <SelectField
      label={label}
      hideLabel
      value={value}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        if (target.value === NEW) setNaming({ name: "", renames: false });
        else if (target.value === RENAME) setNaming({ name: value, renames: true });
        else onChange(target.value);
      }}
    >
      <option value="">{SORT_INTO_COLUMNS.noneYet}</option>
      {columns.map((column) => (
        <option key={column} value={column}>
          {column}
        </option>
      ))}
      <option value={NEW}>{SORT_INTO_COLUMNS.newColumn}</option>
      {value && <option value={RENAME}>{SORT_INTO_COLUMNS.rename(value)}</option>}
    </SelectField>
  );
}
