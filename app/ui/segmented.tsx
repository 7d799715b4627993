import type { LucideIcon } from "lucide-react";
import { useId } from "react";

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
};

/** One of a few short choices, side by side; to keyboard and screen reader a group of radio buttons. */
export function Segmented<Value extends string>({ label, value, onChange, options }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex align-middle rounded-[9px] border border-line bg-sunken p-[2px]">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value: own, label: text, icon: Icon }) => (
        <label
          key={own}
          className="relative inline-flex h-7 min-w-9 cursor-pointer items-center justify-center gap-1.5 rounded-[6px] px-3 text-sm font-medium text-muted transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-line forced-colors:has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:h-[34px]"
        >
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChange(own)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[6px] outline-none!"
          />
          {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
          {text}
        </label>
      ))}
    </fieldset>
  );
}
