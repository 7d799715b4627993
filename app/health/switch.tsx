type SwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** Turns something on or off at once, without a save. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="inline-flex min-h-7 cursor-pointer items-center gap-2 text-sm font-medium touch:min-h-control">
      <span className="relative inline-flex h-5 w-9 shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="peer absolute inset-x-0 -inset-y-0.5 h-6 w-9 cursor-pointer appearance-none outline-none!"
        />
        <span
          aria-hidden
          className="pointer-events-none h-5 w-9 rounded-full border border-line-strong bg-sunken outline-offset-2 outline-focus transition-colors peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-[3px] left-[3px] size-3.5 rounded-full bg-line-strong transition-[translate,background-color] peer-checked:translate-x-4 peer-checked:bg-on-accent forced-colors:bg-[CanvasText]!"
        />
      </span>
      {label}
    </label>
  );
}
