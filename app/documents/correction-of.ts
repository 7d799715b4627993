/** A text as it was read, and as it should be. */
export interface Correcting {
  property: string;
  correction: string;
}

/** What an edit may change at most to be taken for a correction. */
const MOST_WORDS = 5;
const MOST_CHARACTERS = 80;

/** What belongs to a word; a hyphen and an apostrophe may, too. */
const IN_WORD = /[\p{L}\p{M}\p{N}_'’\-\u00ad]/u;
const EDGE = /['’-]/;
const isHalf = (text: string, at: number) => /[\udc00-\udfff]/.test(text.charAt(at));

/**
 * What an edit of a text has corrected, in whole words; null where it does not look like the correction of one word or
 * phrase: much was changed, nothing but punctuation was, or something was only added or taken away.
 */
export function correctionOf(before: string, after: string): Correcting | null {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  while (start > 0 && (IN_WORD.test(before.charAt(start - 1)) || isHalf(before, start))) start -= 1;
  while (end > 0 && (IN_WORD.test(before.charAt(before.length - end)) || isHalf(before, before.length - end)))
    end -= 1;
  while (end < shorter - start && before[start] === after[start] && EDGE.test(before.charAt(start)))
    start += 1;
  while (
    end < shorter - start &&
    before.at(-1 - end) === after.at(-1 - end) &&
    EDGE.test(before.at(-1 - end) ?? "")
  )
    end += 1;
  const property = before.slice(start, before.length - end);
  const correction = after.slice(start, after.length - end);
  if (isLonger(property, correction) || isLonger(correction, property)) return null;
  return isPhrase(property) && isPhrase(correction) && bare(property) !== bare(correction)
    ? { property, correction }
    : null;
}

/** Whether a text is another one with words before or after it. */
const isLonger = (text: string, other: string): boolean =>
  (text.startsWith(other) && /\s/u.test(text.charAt(other.length))) ||
  (text.endsWith(other) && /\s/u.test(text.charAt(text.length - other.length - 1)));

const isPhrase = (text: string): boolean =>
  text.length > 1 &&
  text.length <= MOST_CHARACTERS &&
  text === text.trim() &&
  /\p{L}/u.test(text) &&
  // words whose letters stand apart are one each
  text.split(/\s+/u).filter((word) => word.length > 1).length <= MOST_WORDS;

const bare = (text: string) => text.replace(/\p{P}/gu, "");
