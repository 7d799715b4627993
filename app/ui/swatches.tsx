import { Check } from "lucide-react";
import { useId } from "react";

interface SwatchesProps {
  legend: string;
  /** `#rrggbb`; one that is not among the options leaves all of them unchosen */
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; name: string }[];
}

/** A choice of colours; to keyboard and screen reader a group of radio buttons with the colours' names. */
export function Swatches({ legend, value, onChange, options }: SwatchesProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-[5px] text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2 touch:gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.name}
            style={{ backgroundColor: option.value }}
            className="relative grid size-7 flex-none cursor-pointer place-items-center rounded-full outline-offset-2 outline-focus ring-ink/60 ring-offset-2 ring-offset-surface forced-color-adjust-none has-checked:ring-[1.5px] has-focus-visible:outline-2 touch:size-[30px]"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.name}
              className="peer absolute -inset-[3px] cursor-pointer appearance-none rounded-full outline-none!"
            />
            <Check
              size={16}
              strokeWidth={2.5}
              aria-hidden
              className="pointer-events-none relative text-[white] opacity-0 peer-checked:opacity-100"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
