import type { ViewProps } from "../kind";

/** A text to read, as it was written. */
export default function View({ exercise }: ViewProps<"note">) {
  const { title, text } = exercise.note_exercise_data.note;
  return (
    <div className="grid max-w-[68ch] grid-cols-1 gap-1.5 font-read text-md">
      {title && <p className="font-semibold whitespace-pre-wrap wrap-break-word">{title}</p>}
      {text && <p className="leading-relaxed whitespace-pre-wrap wrap-break-word">{text}</p>}
    </div>
  );
}
