import { forwardRef, type TextareaHTMLAttributes, useEffect, useImperativeHandle, useRef } from "react";
import { FIELD_LOOK, Field, type FieldTexts } from "./field";

type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A field of several lines that is as tall as its text; `rows` is the least. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hideLabel, hint, error, className = "", id, rows = 1, ...input },
  ref,
) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  useGrowth(area, input.value);
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      id={id}
      className={`grid-cols-1 ${className}`}
    >
      {(ids) => (
        <textarea
          {...input}
          {...ids}
          ref={area}
          rows={rows}
          className={`field-sizing-content min-h-[36px] resize-none py-[7px] leading-[1.45] touch:min-h-[44px] touch:py-[10px] ${FIELD_LOOK}`}
        />
      )}
    </Field>
  );
});

/** Measures the text in browsers that do not size fields by their content. */
function useGrowth(area: { current: HTMLTextAreaElement | null }, value: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const element = area.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [area, value]);
}
