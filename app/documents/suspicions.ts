import { withoutMuddledDigits } from "./digits-in-words";
import { alphabetsOf, inOneAlphabet } from "./mixed-alphabets";
import { withM } from "./rn-words";

export type SuspicionKind =
  /** It cannot be read: U+FFFD, or a character that only its font knows. */
  | "unreadable"
  /** Latin and Cyrillic letters that look alike in one word. */
  | "alphabets"
  /** A digit for a letter that looks like it, or the other way round. */
  | "digit"
  /** An m that was read as rn. */
  | "rn"
  /** Two letters that are one character. */
  | "ligature"
  /** Something that is not to be seen: a soft hyphen, a space without width. */
  | "hidden"
  /** l e t t e r s that stand apart. */
  | "spaced";

/** A piece of a text, from `from` up to, not including, `to`, that a scanner or a font seems to have muddled. */
export interface Suspicion {
  from: number;
  to: number;
  kind: SuspicionKind;
  /** What it should be; null where nobody can know. */
  hint: string | null;
}

const LIGATURES = new Map([
  ["\ufb00", "ff"],
  ["\ufb01", "fi"],
  ["\ufb02", "fl"],
  ["\ufb03", "ffi"],
  ["\ufb04", "ffl"],
  ["\ufb05", "st"],
  ["\ufb06", "st"],
]);
const LIGATURE = /[\ufb00-\ufb06]/g;
const HIDDEN = /[\u00ad\u200b\u2060\ufeff]/g;
const UNREADABLE = /[\ufffd\p{Co}]/u;

/** Letters, digits and what may stand inside a word though it is none. */
const WORD = /[\p{L}\p{M}\p{N}\p{Co}\ufffd\u00ad\u200b\u2060\ufeff]+/gu;
/** A word that is longer is none: it is only looked at for what single characters tell. */
const LONGEST = 60;

/**
 * What is suspicious about a text, in its order; nothing overlaps. One pass, whatever the text.
 */
export function suspicionsIn(text: string): Suspicion[] {
  const { latin, cyrillic } = alphabetsOf(text);
  const spaced = spacedOut(text);
  const found: Suspicion[] = [];
  let next = 0;
  for (const { 0: word, index: from } of text.matchAll(WORD)) {
    while ((spaced[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    if (from >= (spaced[next]?.from ?? Number.POSITIVE_INFINITY)) continue;
    const suspicion = inWord(word, cyrillic > latin);
    if (suspicion) found.push({ from, to: from + word.length, ...suspicion });
  }
  return [...found, ...spaced].sort((one, other) => one.from - other.from);
}

/** What is suspicious about a word; the hint has all of it put right. */
function inWord(word: string, isCyrillicText: boolean): Pick<Suspicion, "kind" | "hint"> | null {
  if (UNREADABLE.test(word)) return { kind: "unreadable", hint: null };
  let kind: SuspicionKind | null = null;
  let hint = word;
  const put = (right: string | null, why: SuspicionKind) => {
    if (right === null || right === hint) return;
    hint = right;
    kind ??= why;
  };
  put(hint.replace(HIDDEN, ""), "hidden");
  put(
    hint.replace(LIGATURE, (letters) => LIGATURES.get(letters) ?? letters),
    "ligature",
  );
  if (hint.length <= LONGEST) {
    put(inOneAlphabet(hint, isCyrillicText), "alphabets");
    put(withoutMuddledDigits(hint), "digit");
    put(withM(hint), "rn");
  }
  return kind && { kind, hint };
}

/** Letters one by one with a space between them, at least four; more spaces part words. */
const SPACED = /(?<![\p{L}\p{M}\p{N}'’])\p{L}(?: {1,4}\p{L}(?![\p{L}\p{M}\p{N}'’])){3,}/gu;

/** Letters that follow each other in the alphabet are a list, not a word. */
function isAlphabet(letters: string): boolean {
  for (let i = 1; i < letters.length; i += 1)
    if (letters.charCodeAt(i) <= letters.charCodeAt(i - 1)) return false;
  return true;
}

function spacedOut(text: string): Suspicion[] {
  const found: Suspicion[] = [];
  for (const { 0: run, index: from } of text.matchAll(SPACED)) {
    if (isAlphabet(run.replace(/ /g, ""))) continue;
    const hint = run
      .split(/ {2,}/)
      .map((word) => word.replace(/ /g, ""))
      .join(" ");
    found.push({ from, to: from + run.length, kind: "spaced", hint });
  }
  return found;
}
