import { ChevronDown, CircleAlert } from "lucide-react";
import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  useId,
} from "react";

type ControlIds = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };
export type FieldTexts = {
  label: ReactNode;
  /** the label is read out only, where the row or the head of a list already says it */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
};
type FieldProps = FieldTexts & {
  /** the control's id, where it must be known outside; one is made otherwise */
  id?: string;
  className?: string;
  children: (ids: ControlIds) => ReactNode;
};

/** A label, one control, and under it a hint or, in its place, what is wrong. */
export function Field({ label, hideLabel, hint, error, id, className = "", children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const note = error ?? hint;
  const noteId = `${controlId}-note`;
  return (
    <div className={`grid min-w-0 content-start gap-[5px] ${className}`}>
      <label htmlFor={controlId} className={hideLabel ? "sr-only" : "text-sm font-medium"}>
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
export const FIELD_LOOK =
  "w-full min-w-0 rounded-control border border-line-strong bg-surface px-[11px] text-base text-ink transition-colors aria-invalid:border-danger read-only:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted touch:text-md";
const CONTROL = `h-[36px] touch:h-[44px] ${FIELD_LOOK}`;

type TextFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement>;

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hideLabel, hint, error, className, id, ...input },
  ref,
) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id} className={className}>
      {(ids) => <input type="text" {...input} {...ids} ref={ref} className={CONTROL} />}
    </Field>
  );
});

type SelectFieldProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement>;

export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, hideLabel, hint, error, className, id, children, ...select },
  ref,
) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id} className={className}>
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
