type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  /** classes of a small square beside the label, e.g. `bg-day-holiday` */
  swatch?: string;
};

type RadioGroupProps<Value extends string> = {
  legend: string;
  /** the legend is read out only */
  hideLegend?: boolean;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
};

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, hideLegend = false, name, value, onChange, options } = props;
  return (
    <fieldset className="grid min-w-0 gap-0.5">
      <legend className={hideLegend ? "sr-only" : "mb-1 text-sm font-medium"}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-7 items-center gap-2 text-sm touch:min-h-control">
          <span className="relative grid size-4 shrink-0">
            {/* larger than the circle that is seen, for fingers */}
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer absolute -inset-1 size-6 appearance-none outline-none!"
            />
            <span
              aria-hidden
              className="pointer-events-none size-4 rounded-full border-[1.5px] border-line-strong bg-surface outline-offset-2 outline-focus peer-checked:border-[5px] peer-checked:border-accent peer-focus-visible:outline-2"
            />
          </span>
          <span className="min-w-0 grow">{option.label}</span>
          {option.swatch && (
            <span aria-hidden className={`size-[18px] shrink-0 rounded-small ${option.swatch}`} />
          )}
        </label>
      ))}
    </fieldset>
  );
}
