import { GripVertical } from "lucide-react";
import type { ComponentProps } from "react";

/** The handle of a row that can be moved: takes what `useReorder` gives for its row. */
export function DragHandle({ className = "", ...rest }: ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type="button"
      className={`grid size-7 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing touch:size-11 ${className}`}
    >
      <GripVertical size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
