/** Words of two letters that begin with an I, which is easily read as a 1. */
const SHORT = new Map([
  ["1f", "If"],
  ["1n", "In"],
  ["1s", "Is"],
  ["1t", "It"],
]);
/** What stands behind a number without a space: 1st, 5th, 10pm, 5min. */
const UNITS =
  /^\d+(?:st|nd|rd|th|s|h|d|m|g|k|x|am|pm|km|kg|cm|mm|mg|ml|gb|mb|kb|hz|min|mins|sec|secs|hr|hrs|ft|in|lb|lbs|px|pt|year|years|day|days|a|b|c|e|f|i|l|o)$/i;

const VOWEL = /[aeiouy]/;
const LOWER = /^\p{Ll}$/u;
const LETTER = /^\p{L}$/u;
const DIGIT = /^\d$/;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The letter that a digit looks like; undefined where it looks like none there. */
function letterFor(digit: string, before: string, after: string): string | undefined {
  const isCyrillic = CYRILLIC.test(before || after);
  const isSmall = LOWER.test(before || after);
  if (digit === "0") {
    const isCapital = before !== "" && !isSmall;
    return isCyrillic ? (isCapital ? "О" : "о") : isCapital ? "O" : "o";
  }
  if (isCyrillic) return undefined;
  if (digit === "1") {
    if (before === "") return VOWEL.test(after) ? "l" : "I";
    return isSmall ? "l" : "I";
  }
  if (digit === "5") return before === "" || !isSmall ? "S" : "s";
  return undefined;
}

/**
 * A word in which a digit stands for a letter that looks like it (0 and O, 1 and l or I, 5 and S), or a number with
 * such a letter in it, as it should be; null for any other, among them what is written so: 1st, 5pm, H2O, B1, Unit5.
 */
export function withoutMuddledDigits(word: string): string | null {
  const short = SHORT.get(word);
  if (short) return short;
  if (/^\d+[oOlIоО]\d+$/.test(word)) return word.replace(/[oOоО]/, "0").replace(/[lI]/, "1");
  if (!/\p{L}{2}/u.test(word) || !/[015]/.test(word) || UNITS.test(word)) return null;
  const chars = Array.from(word);
  let plain = "";
  for (const [i, char] of chars.entries()) {
    if (!DIGIT.test(char)) {
      plain += char;
      continue;
    }
    const before = chars[i - 1] ?? "";
    const after = chars[i + 1] ?? "";
    const isInside = LETTER.test(before) && LETTER.test(after);
    const isFirst = i === 0 && /^.\p{Ll}{3}/u.test(word);
    const isLast = char === "0" && i === chars.length - 1 && /\p{Ll}{3}0$/u.test(word);
    const letter = isInside || isFirst || isLast ? letterFor(char, before, after) : undefined;
    if (letter === undefined) return null;
    plain += letter;
  }
  return plain;
}
