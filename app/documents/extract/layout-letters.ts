import { CONTROL } from "~/platform/text-shapes";

/** Letters in the shape that they take beside others: ligatures, and Hebrew and Arabic forms. */
const PRESENTATION = /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdff\ufe70-\ufefc]/g;
const CONTROLS = new RegExp(CONTROL.source, "gu");
const UNSEEN = /[\u200b\ufeff]/g;
/** What a common font of symbols has for a bullet. */
const SYMBOL_BULLET = /\uf0b7/g;
/** Accents that stand as letters of their own before the letter that they belong to; no one of them is a quotation mark. */
const ACCENTS: Record<string, string> = {
  "\u00a8": "\u0308",
  "\u02c6": "\u0302",
  "\u02c7": "\u030c",
  "\u02d8": "\u0306",
  "\u02da": "\u030a",
  "\u02dc": "\u0303",
  "\u02dd": "\u030b",
};
const LOOSE_ACCENT = /([\u00a8\u02c6\u02c7\u02d8\u02da\u02dc\u02dd])(\p{L})/gu;
const BLANKS = /[\p{Zs}\t]+/gu;

/** How a soft hyphen ends a line; inside of one it is not seen. */
export const SOFT_HYPHEN = "\u00ad";

/** A text as a person would type it: ligatures taken apart, nothing unseen in it, single blanks. */
export const typed = (text: string): string =>
  text
    .replace(/[\t\n\r\v\f\u2028\u2029]/g, " ")
    .replace(CONTROLS, "")
    .replace(UNSEEN, "")
    .replace(PRESENTATION, (form) => form.normalize("NFKC"))
    .replace(LOOSE_ACCENT, accented)
    .replace(SYMBOL_BULLET, "•")
    .replace(BLANKS, " ");

function accented(both: string, accent: string, letter: string): string {
  const base = letter === "\u0131" ? "i" : letter;
  const one = (base + (ACCENTS[accent] ?? "")).normalize("NFC");
  return one.length === 1 ? one : both;
}

const ENDS_BROKEN = /\p{L}[-\u2010]$/u;
const BEGINS_SMALL = /^\p{Ll}/u;
const LAST_WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+[-\u2010]$/u;
const FIRST_WORD = /^[\p{L}\p{M}]+/u;

/**
 * The end of a paragraph's text and its next line, and what goes between them. A word that was broken at the end of the
 * line is whole again; one that is written with a hyphen elsewhere on the page keeps it.
 */
export function seam(before: string, after: string, hyphenated: ReadonlySet<string>): [string, "" | " "] {
  if (before === "") return ["", ""];
  if (before.endsWith(SOFT_HYPHEN)) return [before.slice(0, -1), ""];
  if (!ENDS_BROKEN.test(before) || !BEGINS_SMALL.test(after)) return [before, " "];
  const whole = `${LAST_WORD.exec(before)?.[0] ?? ""}${FIRST_WORD.exec(after)?.[0] ?? ""}`;
  return [hyphenated.has(whole.toLowerCase()) ? before : before.slice(0, -1), ""];
}

/** Words with a hyphen in the middle of a line, in small letters. */
export const hyphenatedIn = (lines: readonly string[]): Set<string> =>
  new Set(
    lines
      .flatMap((line) => line.match(/(?<!\p{L})\p{L}{1,40}-\p{L}{1,40}/gu) ?? [])
      .map((word) => word.toLowerCase()),
  );
