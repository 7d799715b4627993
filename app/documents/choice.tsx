import { useState } from "react";

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  /** What each value is called. */
  names: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
  tabIndex: number;
}

/** One of a few; the others come when somebody comes near: a page has hundreds of these. */
export function Choice<Value extends string>({
  label,
  value,
  names,
  onChange,
  tabIndex,
}: ChoiceProps<Value>) {
  const [near, setNear] = useState(false);
  const come = () => setNear(true);
  return (
    <select
      aria-label={label}
      tabIndex={tabIndex}
      value={value}
      onPointerEnter={come}
      onFocus={come}
      onChange={(event) => onChange(event.target.value as Value)}
      className="h-7 cursor-pointer rounded-control bg-transparent px-1 text-xs font-medium text-muted hover:bg-hover hover:text-ink touch:h-10"
    >
      {(near ? (Object.keys(names) as Value[]) : [value]).map((option) => (
        <option key={option} value={option}>
          {names[option]}
        </option>
      ))}
    </select>
  );
}
