import type { ReactNode } from "react";

interface BoxProps {
  name: string;
  /** The key that puts the focused item here; null for the one where all items begin. */
  number: number | null;
  /** `data-place`: where a dragged item may be dropped. */
  place: string;
  /** What a press does, read out; null while no item is held that could come here. */
  action: string | null;
  onPut: () => void;
  children: ReactNode;
}

/** Where items stand: a column, or the place where they wait. All of it can be pressed while an item is held. */
export function Box({ name, number, place, action, onPut, children }: BoxProps) {
  return (
    <div
      data-place={place}
      className={`relative grid min-w-0 content-start gap-2 rounded-control border p-2.5 transition-colors data-over:border-accent data-over:bg-accent-soft has-[button[data-put]:hover]:border-accent has-[button[data-put]:hover]:bg-accent-soft ${number === null ? "border-transparent bg-sunken" : "min-h-28 border-line bg-surface"}`}
    >
      <button
        type="button"
        aria-disabled={action === null || undefined}
        data-put={action === null ? undefined : ""}
        onClick={action === null ? undefined : onPut}
        className="flex min-h-6 min-w-0 items-center gap-2 rounded-small text-left text-sm font-medium aria-disabled:cursor-default data-put:after:absolute data-put:after:inset-0 data-put:after:z-1 data-put:after:rounded-control"
      >
        {number !== null && (
          <span
            aria-hidden
            className="num grid size-5 shrink-0 place-items-center rounded-small border border-line bg-sunken text-xs text-muted touch:hidden"
          >
            {number}
          </span>
        )}
        <span className={`min-w-0 wrap-break-word ${number === null ? "text-xs text-muted" : ""}`}>
          {name}
        </span>
        {action !== null && <span className="sr-only">: {action}</span>}
      </button>
      {children}
    </div>
  );
}
