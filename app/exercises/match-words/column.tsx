import { MarkText } from "../mark-text";
import { TILE } from "../tile";
import type { Mark } from "../use-work";
import type { End, Side } from "./joins";
import { MATCH_WORDS } from "./labels";
import { pieceOf } from "./pieces";

interface ColumnItem extends End {
  text: string;
  /** The number of its pair; null on the right while it has no partner. */
  number: number | null;
  /** Its partner's text. */
  partner: string | null;
  held: boolean;
  mark: Mark | undefined;
}

interface ColumnProps {
  side: Side;
  items: readonly ColumnItem[];
  /** The answers are shown: nothing can be changed. */
  disabled: boolean;
  onPress: (end: End) => void;
}

/** One of the two columns. What is joined carries the number of its pair on both sides. */
export function Column({ side, items, disabled, onPress }: ColumnProps) {
  return (
    <ul aria-label={MATCH_WORDS[side]} className="relative grid min-w-0 grid-cols-1 content-start gap-2">
      {items.map((item) => (
        <li key={item.index} className="grid grid-cols-1">
          <Item {...item} disabled={disabled} onPress={() => onPress({ side, index: item.index })} />
        </li>
      ))}
    </ul>
  );
}

type ItemProps = ColumnItem & { disabled: boolean; onPress: () => void };

function Item({ text, number, partner, held, mark, disabled, onPress, ...end }: ItemProps) {
  const name = pieceOf(end);
  return (
    <button
      type="button"
      data-piece={name}
      data-place={name}
      data-mark={mark}
      data-joined={partner === null ? undefined : ""}
      aria-pressed={held}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className={`group flex min-h-11 min-w-0 touch-pan-y items-start gap-2 px-2.5 py-[9px] text-left data-dragged:border-accent data-over:border-accent data-over:bg-accent-soft ${TILE}`}
    >
      <span
        aria-hidden
        className={`num mt-0.5 grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1 font-ui text-xs font-semibold ${
          partner === null
            ? "text-muted ring-1 ring-line-strong ring-inset"
            : "bg-accent text-on-accent group-data-[mark=wrong]:bg-danger"
        }`}
      >
        {number}
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-2">
        <span className="min-w-0 whitespace-pre-line">
          {text}
          {partner !== null && <span className="sr-only"> {MATCH_WORDS.joinedTo(partner)}</span>}
        </span>
        {end.side === "left" && <MarkText mark={mark} />}
      </span>
    </button>
  );
}
