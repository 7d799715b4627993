import type { Mark } from "../use-work";
import { WORD_UNSCRAMBLE } from "./labels";
import type { Word } from "./letters";

interface PlacesProps {
  word: Word;
  letters: readonly (string | undefined)[];
  mark: Mark | undefined;
  disabled: boolean;
  onTakeBack: (place: number) => void;
}

/** So many letters stand on one line even on a phone: there their places are narrower. */
const ONE_LINE = 10;

interface Part {
  key: number;
  /** The place's number among those for letters, from 0; null for what stands already. */
  place: number | null;
  text: string;
}

/** The places of a word as they stand, word by word where there are several. */
export function Places({ word, letters, mark, disabled, onTakeBack }: PlacesProps) {
  return (
    <span className="flex min-w-0 flex-wrap gap-x-4 gap-y-2">
      {wordsOf(word).map((parts) => (
        <span
          key={parts[0]?.key}
          className={
            parts.length > ONE_LINE ? "flex min-w-0 flex-wrap gap-1" : "flex min-w-0 gap-1 phone:gap-0.5"
          }
        >
          {parts.map(({ key, place, text }) =>
            place === null ? (
              <span key={key} className="self-center font-read text-lg">
                {text}
              </span>
            ) : (
              <Place
                key={key}
                number={place + 1}
                letter={letters[place]}
                mark={mark}
                disabled={disabled}
                onTakeBack={() => onTakeBack(place)}
              />
            ),
          )}
        </span>
      ))}
    </span>
  );
}

/** Words are what stands between blanks. */
function wordsOf({ places }: Word): Part[][] {
  let next = 0;
  const words: Part[][] = [[]];
  for (const [key, text] of places.entries()) {
    if (text?.trim() === "") words.push([]);
    else words.at(-1)?.push({ key, place: text === null ? next++ : null, text: text ?? "" });
  }
  return words.filter((parts) => parts.length > 0);
}

interface PlaceProps {
  /** From 1. */
  number: number;
  letter: string | undefined;
  mark: Mark | undefined;
  disabled: boolean;
  onTakeBack: () => void;
}

function Place({ number, letter, mark, disabled, onTakeBack }: PlaceProps) {
  const empty = letter === undefined;
  return (
    <button
      type="button"
      aria-label={empty ? WORD_UNSCRAMBLE.place(number) : WORD_UNSCRAMBLE.takeBack(letter)}
      aria-disabled={empty || disabled || undefined}
      data-mark={mark}
      tabIndex={empty ? -1 : undefined}
      onClick={empty || disabled ? undefined : onTakeBack}
      className="grid h-9 w-9 min-w-6 place-items-center rounded-t-small border-line-strong border-b-2 bg-sunken font-read text-lg leading-none select-none not-aria-disabled:hover:bg-hover data-[mark=right]:border-accent data-[mark=right]:bg-accent-soft data-[mark=right]:text-accent-ink data-[mark=wrong]:border-danger data-[mark=wrong]:bg-danger-soft data-[mark=wrong]:text-danger touch:h-11 touch:w-11"
    >
      {letter}
    </button>
  );
}
