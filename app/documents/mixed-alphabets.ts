/** Letters that look the same in both alphabets: Latin, then Cyrillic, in the same order. */
const LATIN = "aceopxyAaBCEHIJKMOPSTXYis";
const CYRILLIC = "асеорхуАаВСЕНІЈКМОРЅТХУіѕ";

const TO_CYRILLIC = new Map(Array.from(LATIN, (letter, i) => [letter, CYRILLIC[i] as string]));
const TO_LATIN = new Map(Array.from(CYRILLIC, (letter, i) => [letter, LATIN[i] as string]));
/** No Russian word has them: a Latin letter is not taken for one of these. */
const NOT_RUSSIAN = /[ІіЈЅѕ]/;

const IS_LATIN = /\p{Script=Latin}/u;
const IS_CYRILLIC = /\p{Script=Cyrillic}/u;

/** How many letters of either alphabet a text has. */
export function alphabetsOf(text: string): { latin: number; cyrillic: number } {
  let latin = 0;
  let cyrillic = 0;
  for (const char of text) {
    if (IS_LATIN.test(char)) latin += 1;
    else if (IS_CYRILLIC.test(char)) cyrillic += 1;
  }
  return { latin, cyrillic };
}

const allIn = (word: string, foreign: RegExp, letters: ReadonlyMap<string, string>): string | null => {
  let plain = "";
  for (const char of word) {
    const own = foreign.test(char) ? letters.get(char) : char;
    if (own === undefined) return null;
    plain += own;
  }
  return plain;
};

/**
 * A word that mixes Latin and Cyrillic letters that look alike, in one alphabet; null where it does not mix them, or
 * where neither alphabet has all its letters.
 * @param isCyrillicText which alphabet a word is in of which both are possible
 */
export function inOneAlphabet(word: string, isCyrillicText: boolean): string | null {
  const { latin, cyrillic } = alphabetsOf(word);
  if (latin === 0 || cyrillic === 0) return null;
  const inLatin = allIn(word, IS_CYRILLIC, TO_LATIN);
  const inCyrillic = allIn(word, IS_LATIN, TO_CYRILLIC);
  const russian = inCyrillic !== null && NOT_RUSSIAN.test(inCyrillic) && inLatin !== null ? null : inCyrillic;
  return isCyrillicText ? (russian ?? inLatin) : (inLatin ?? russian);
}
