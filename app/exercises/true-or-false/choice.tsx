import { useId } from "react";
import type { Mark } from "../use-work";
import { TRUE_OR_FALSE } from "./labels";

const LOOKS: Partial<Record<Mark, string>> = {
  right: "has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink",
  wrong: "has-checked:border-danger has-checked:bg-danger-soft has-checked:text-danger",
};
const CHOSEN = "has-checked:border-accent has-checked:bg-surface has-checked:text-accent-ink";

interface ChoiceProps {
  value: boolean | null;
  onChange: (value: boolean) => void;
  mark?: Mark | undefined;
  describedBy?: string | undefined;
}

/** True and False side by side, one of them chosen or none; inside a fieldset that says of what. */
export function Choice({ value, onChange, mark, describedBy }: ChoiceProps) {
  const name = useId();
  return (
    <span className="inline-flex shrink-0 gap-1.5">
      {[true, false].map((own) => (
        <label
          key={String(own)}
          className={`relative inline-flex h-control-small min-w-[62px] cursor-pointer items-center justify-center gap-1.5 rounded-control border border-line-strong bg-surface px-2.5 font-ui text-sm font-medium text-ink transition-colors hover:bg-hover has-checked:font-semibold has-checked:ring-1 has-checked:ring-current has-checked:ring-inset forced-colors:has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:h-11 touch:min-w-[72px] ${(mark && LOOKS[mark]) ?? CHOSEN}`}
        >
          <input
            type="radio"
            name={name}
            checked={own === value}
            aria-describedby={describedBy}
            onChange={() => onChange(own)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none!"
          />
          {own ? TRUE_OR_FALSE.true : TRUE_OR_FALSE.false}
        </label>
      ))}
    </span>
  );
}
