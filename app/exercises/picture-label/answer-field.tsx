import { forwardRef, useId } from "react";
import { MarkText } from "../mark-text";
import type { Mark } from "../use-work";

interface AnswerFieldProps {
  label: string;
  /** Of the point that it names; without one the label is seen. */
  number?: number;
  value: string;
  mark: Mark | undefined;
  readOnly: boolean;
  onChange: (text: string) => void;
}

/** A line to write on. */
export const AnswerField = forwardRef<HTMLInputElement, AnswerFieldProps>(function AnswerField(
  { label, number, value, mark, readOnly, onChange },
  ref,
) {
  const id = useId();
  return (
    <div data-mark={mark} className="group flex min-w-0 flex-wrap items-center gap-x-2.5">
      <label htmlFor={id} className={number === undefined ? "w-full text-sm text-muted" : "contents"}>
        {number === undefined ? (
          label
        ) : (
          <>
            <span
              aria-hidden
              className="num grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-accent px-1 text-xs font-semibold text-on-accent group-data-[mark=wrong]:bg-danger"
            >
              {number}
            </span>
            <span className="sr-only">{label}</span>
          </>
        )}
      </label>
      <input
        ref={ref}
        id={id}
        type="text"
        value={value}
        readOnly={readOnly}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={`${id}-mark`}
        onChange={(event) => onChange(event.target.value)}
        className="h-9 min-w-0 flex-1 basis-32 rounded-t-small border-line-strong border-b-2 bg-sunken px-2 font-read text-md text-ink group-data-[mark=right]:border-accent group-data-[mark=right]:bg-accent-soft group-data-[mark=right]:text-accent-ink group-data-[mark=wrong]:border-danger group-data-[mark=wrong]:bg-danger-soft group-data-[mark=wrong]:text-danger touch:h-11"
      />
      <span id={`${id}-mark`} className="contents">
        <MarkText mark={mark} />
      </span>
    </div>
  );
});
