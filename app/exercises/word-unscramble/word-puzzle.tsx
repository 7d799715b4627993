import type { KeyboardEvent } from "react";
import { sameAnswer } from "../compare";
import { MarkText } from "../mark-text";
import { TILE } from "../tile";
import type { Mark } from "../use-work";
import { WORD_UNSCRAMBLE } from "./labels";
import type { Word } from "./letters";
import { Places } from "./places";
import { lettersAt } from "./rules";
import { lastPlaced, placed, type Spelling, takenBack } from "./spelling";

interface WordPuzzleProps {
  /** From 1. */
  number: number;
  word: Word;
  /** The order in which its letters are offered. */
  order: readonly number[];
  spelling: Spelling;
  mark: Mark | undefined;
  /** The answer is shown: nothing can be changed. */
  disabled: boolean;
  onChange: (change: (spelling: Spelling) => Spelling) => void;
}

/** One word: its places, and below them its letters. A press moves a letter; so does typing it, and Backspace back. */
export function WordPuzzle(props: WordPuzzleProps) {
  const { number, word, order, spelling, mark, disabled, onChange } = props;
  const letters = lettersAt(word, spelling);

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (disabled || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (key === "Backspace") {
      event.preventDefault();
      return onChange((now) => takenBack(now, lastPlaced(now)));
    }
    if ([...key].length > 1 || key === " ") return;
    const typed = order.find((tile) => !spelling.includes(tile) && sameAnswer(word.letters[tile] ?? "", key));
    if (typed === undefined) return;
    event.preventDefault();
    onChange((now) => placed(now, typed));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a border of its own
    <div
      role="group"
      aria-label={WORD_UNSCRAMBLE.wordNumber(number)}
      className="grid min-w-0 grid-cols-1 gap-2.5"
      onKeyDown={onKeyDown}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Places
          word={word}
          letters={letters}
          mark={mark}
          disabled={disabled}
          onTakeBack={(place) => onChange((now) => takenBack(now, place))}
        />
        <MarkText mark={mark} />
      </div>
      <ul aria-label={WORD_UNSCRAMBLE.letters} className="flex min-w-0 flex-wrap gap-1">
        {order.map((tile) => {
          const used = spelling.includes(tile);
          return (
            <li key={tile}>
              <button
                type="button"
                aria-disabled={used || disabled || undefined}
                data-used={used ? "" : undefined}
                tabIndex={used ? -1 : undefined}
                onClick={used || disabled ? undefined : () => onChange((now) => placed(now, tile))}
                className={`grid size-9 place-items-center touch:size-11 data-used:border-dashed data-used:border-line data-used:bg-transparent! data-used:text-transparent ${TILE}`}
              >
                {word.letters[tile]}
              </button>
            </li>
          );
        })}
      </ul>
      <p aria-live="polite" className="sr-only">
        {WORD_UNSCRAMBLE.spelled(letters.join(""))}
      </p>
    </div>
  );
}
