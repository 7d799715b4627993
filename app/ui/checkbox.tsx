import { Check } from "lucide-react";
import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  /** the label is read out only, where a table's row or head already says it */
  hideLabel?: boolean;
};

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hideLabel = false, className = "", ...input },
  ref,
) {
  return (
    <label
      className={`inline-flex min-h-6 items-center gap-2 text-sm has-disabled:opacity-50 ${hideLabel ? "min-w-6 justify-center" : "touch:min-h-control"} ${className}`}
    >
      <span className="relative grid size-4 shrink-0 place-items-center">
        {/* larger than the box that is seen, for fingers */}
        <input
          {...input}
          ref={ref}
          type="checkbox"
          className="peer absolute -inset-1 size-6 appearance-none outline-none!"
        />
        <span
          aria-hidden
          className="pointer-events-none col-start-1 row-start-1 size-4 rounded-[4.5px] border-[1.5px] border-line-strong bg-surface outline-offset-2 outline-focus transition-colors peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2"
        />
        <Check
          size={12}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none relative col-start-1 row-start-1 text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
        />
      </span>
      <span className={hideLabel ? "sr-only" : "min-w-0"}>{label}</span>
    </label>
  );
});
