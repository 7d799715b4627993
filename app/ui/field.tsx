import { ChevronDown, CircleAlert } from "lucide-react";
import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  useId,
} from "react";

type ControlIds = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };
type FieldTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode };
type FieldProps = FieldTexts & {
  /** the control's id, where it must be known outside; one is made otherwise */
  id?: string;
  className?: string;
  children: (ids: ControlIds) => ReactNode;
};

/** A label, one control, and under it a hint or, in its place, what is wrong. */
export function Field({ label, hint, error, id, className = "", children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const note = error ?? hint;
  const noteId = `${controlId}-note`;
  return (
    <div className={`grid min-w-0 content-start gap-[5px] ${className}`}>
      <label htmlFor={controlId} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id: controlId,
        ...(note ? { "aria-describedby": noteId } : {}),
        ...(error ? { "aria-invalid": true } : {}),
      })}
      {note && (
        <p
          id={noteId}
          className={error ? "flex items-start gap-1.5 text-xs text-danger" : "text-xs text-muted"}
        >
          {error && <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />}
          <span className="min-w-0 wrap-break-word">{note}</span>
        </p>
      )}
    </div>
  );
}

/* 16 px under a finger: smaller type makes a phone zoom in when the field takes the focus */
const CONTROL =
  "h-[36px] w-full min-w-0 rounded-control border border-line-strong bg-surface px-[11px] text-base text-ink transition-colors aria-invalid:border-danger read-only:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted touch:h-[44px] touch:text-md";

type TextFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement>;

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, className, id, ...input },
  ref,
) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(ids) => <input type="text" {...input} {...ids} ref={ref} className={CONTROL} />}
    </Field>
  );
});

type SelectFieldProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement>;

export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, hint, error, className, id, children, ...select },
  ref,
) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(ids) => (
        <span className="relative grid">
          <select {...select} {...ids} ref={ref} className={`${CONTROL} appearance-none bg-surface! pr-8`}>
            {children}
          </select>
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
});
