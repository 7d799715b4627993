import type { KeyboardEvent } from "react";
import { MarkText } from "../mark-text";
import { TILE } from "../tile";
import type { Mark } from "../use-work";

interface ChipProps {
  item: number;
  text: string;
  held: boolean;
  mark: Mark | undefined;
  disabled: boolean;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const SIZE = "min-h-9 max-w-full px-2.5 py-1 touch:min-h-11 touch:px-3";

/** An item to sort. */
export function Chip({ item, text, held, mark, disabled, onPress, onKeyDown }: ChipProps) {
  return (
    <button
      type="button"
      data-piece={item}
      data-mark={mark}
      aria-pressed={held}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      onKeyDown={disabled ? undefined : onKeyDown}
      className={`inline-flex touch-none flex-wrap items-center justify-between gap-x-2 text-left whitespace-pre-line data-dragged:pointer-events-none data-dragged:z-10 data-dragged:border-accent data-dragged:shadow-float ${SIZE} ${TILE}`}
    >
      <span className="min-w-0">{text}</span>
      <MarkText mark={mark} />
    </button>
  );
}

/** Where an item has been: it keeps its room, so that nothing moves under the pointer. */
export const ChipShadow = ({ text }: { text: string }) => (
  <span
    aria-hidden
    className={`inline-flex items-center rounded-control border border-line border-dashed font-read text-md wrap-break-word whitespace-pre-line select-none ${SIZE}`}
  >
    <span className="invisible min-w-0">{text}</span>
  </span>
);
