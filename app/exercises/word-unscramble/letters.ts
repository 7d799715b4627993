/** A text with more letters than this is no word: it is shown as it stands and not scrambled. */
export const MAX_LETTERS = 100;
/** The most characters that so many letters, with their marks and what stands between them, can have. */
const MAX_LENGTH = 1_000;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const LETTER = /^[\p{L}\p{N}\p{M}]/u;

/** A word to put in order. */
export interface Word {
  /** Its places from left to right: null is for a letter, anything else (a space, a hyphen) stands already. */
  places: (string | null)[];
  /** Its letters in their order, one for each null of `places`: what a reader sees as one letter. */
  letters: string[];
}

/** The places and letters of a text. */
export function wordOf(content: string): Word {
  const text = content.trim().replace(/\s+/g, " ");
  const whole = { places: text === "" ? [] : [text], letters: [] };
  if (text.length > MAX_LENGTH) return whole;
  const parts = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const letters = parts.filter((part) => LETTER.test(part));
  if (letters.length > MAX_LETTERS) return whole;
  return { places: parts.map((part) => (LETTER.test(part) ? null : part)), letters };
}

/** The text that letters make in the places of a word; null while a place is empty. */
export function spelled({ places }: Word, letters: readonly (string | undefined)[]): string | null {
  let next = 0;
  let text = "";
  for (const place of places) {
    const part = place ?? letters[next++];
    if (part === undefined) return null;
    text += part;
  }
  return text;
}
