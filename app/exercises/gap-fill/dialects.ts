import { insideGap } from "./edit";
import { placedParts } from "./gaps";

/** Other ways to write gaps that teachers have in their files: `{{x}}`, `*x*`, and `___` with a key behind the text. */
export const DIALECTS = ["braces", "stars", "blanks"] as const;
export type Dialect = (typeof DIALECTS)[number];

// a backslash before a gap would make its bracket literal
const BRACES = /(?<!\\)\{\{([^{}]*)\}\}/g;
// no arithmetic, no bold type, no list: a star stands right beside a word, and no other letter beside the star
const STARS = /(?<![*\\\p{L}\p{N}])\*(?![\s*])([^*\n]+)(?<!\s)\*(?![*\p{L}\p{N}])/gu;
const BLANK = /(?<![_\\])_{2,}/g;

type Replacement = [text: string, gaps: number];

function replaceAll(text: string, pattern: RegExp): Replacement {
  let gaps = 0;
  const replaced = text.replace(pattern, (_, answer: string) => {
    gaps += 1;
    return `[${insideGap(answer.trim(), { bars: true })}]`;
  });
  return [replaced, gaps];
}

/** The key in brackets at the end of a text, as many answers as there are blanks; what stands before it. */
function keyOf(text: string, blanks: number): { before: string; answers: string[] } | null {
  const end = text.trimEnd();
  const open = end.lastIndexOf("(");
  if (!end.endsWith(")") || open < 0 || blanks === 0) return null;
  const key = end.slice(open + 1, -1);
  const answers = (blanks === 1 ? [key] : key.split(/[,;]/)).map((answer) => answer.trim());
  if (answers.length !== blanks || answers.includes("")) return null;
  return { before: end.slice(0, open).trimEnd(), answers };
}

function replaceBlanks(text: string): Replacement {
  const end = text.trimEnd().lastIndexOf("(");
  const blanks = text.slice(0, Math.max(end, 0)).match(BLANK)?.length ?? 0;
  const key = keyOf(text, blanks);
  if (!key) return [text, 0];
  let next = 0;
  const replaced = key.before.replace(BLANK, () => {
    const answer = key.answers[next] ?? "";
    next += 1;
    return `[${insideGap(answer, { bars: true })}]`;
  });
  return [replaced, blanks];
}

/**
 * A coded text with the gaps of another dialect written in ours, and how many there were. What is in a gap already
 * stays; the key behind blanks goes, and is only taken where no gap of ours stands beside them.
 */
export function convert(text: string, dialect: Dialect): Replacement {
  const pieces = placedParts(text).map(({ part, start, end }): Replacement => {
    const coded = text.slice(start, end);
    if (typeof part !== "string") return [coded, 0];
    if (dialect === "blanks") return coded.length === text.length ? replaceBlanks(coded) : [coded, 0];
    return replaceAll(coded, dialect === "braces" ? BRACES : STARS);
  });
  return [pieces.map(([coded]) => coded).join(""), pieces.reduce((sum, [, gaps]) => sum + gaps, 0)];
}
