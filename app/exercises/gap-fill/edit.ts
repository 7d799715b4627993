import { escapes, isGap, placedParts } from "./gaps";

/** A change of a text field: `insert` takes the place of what stands from `start` to `end`, then `caret` is where one types. */
export interface Edit {
  start: number;
  end: number;
  insert: string;
  caret: number;
}

const IN_WORD = /[\p{L}\p{M}\p{N}'’-]/u;
const LETTER = /[\p{L}\p{N}]/u;

/** Coded text as it may stand inside a gap. With `bars` a bar parts answers, as it does in other dialects. */
export const insideGap = (coded: string, { bars }: { bars: boolean }): string =>
  coded.replace(/\\[[\]|\\]|[[\]|\\]/g, (code) =>
    code.length === 2 || (bars && code === "|") ? code : `\\${code}`,
  );

/** The word around a place, or nothing at that place. */
function wordAround(text: string, at: number): [number, number] {
  let [start, end] = [at, at];
  while (start > 0 && IN_WORD.test(text[start - 1] as string)) start -= 1;
  while (end < text.length && IN_WORD.test(text[end] as string)) end += 1;
  return LETTER.test(text.slice(start, end)) ? [start, end] : [at, at];
}

/** Whether a backslash stands before a place that is not itself made literal by another. */
function afterBackslash(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === "\\") backslashes += 1;
  return backslashes % 2 === 1;
}

/** Whether a place is between a backslash and what it makes literal. */
const splitsEscape = (text: string, at: number) => afterBackslash(text, at) && escapes(text, at - 1);

/** What is selected without the spaces around it, or the word at the caret; never half of an escape. */
function chosen(text: string, from: number, to: number): [number, number] {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text[start] as string)) start += 1;
  while (end > start && /\s/.test(text[end - 1] as string)) end -= 1;
  if (splitsEscape(text, start)) start += start === end ? 1 : -1;
  if (splitsEscape(text, end)) end += 1;
  return start >= end ? wordAround(text, start) : [start, end];
}

/**
 * Makes a gap of what is selected in a coded text, or of the word at the caret; an empty one where there is none.
 * Inside a gap it makes text of it again. The sentence reads as before.
 */
export function toggleGap(text: string, from: number, to: number): Edit {
  const parts = placedParts(text);
  const around = parts.find(
    ({ part, start, end }) => isGap(part) && start <= from && to <= end && start < to && from < end,
  );
  if (around && isGap(around.part)) {
    const first = outside(text.slice(around.start + 1, around.end - 1));
    return { ...around, insert: first, caret: around.start + first.length };
  }

  let [start, end] = chosen(text, from, to);
  const touched = parts.filter(({ part, ...place }) => isGap(part) && place.start < end && place.end > start);
  start = Math.min(start, ...touched.map((gap) => gap.start));
  end = Math.max(end, ...touched.map((gap) => gap.end));

  let answer = "";
  let at = start;
  for (const gap of touched) {
    answer += text.slice(at, gap.start) + outside(text.slice(gap.start + 1, gap.end - 1));
    at = gap.end;
  }
  const insert = `[${insideGap(answer + text.slice(at, end), { bars: false })}]`;
  // a backslash before the gap would make its bracket literal
  const kept = afterBackslash(text, start) ? "\\" : "";
  return { start, end, insert: kept + insert, caret: start + kept.length + insert.length - 1 };
}

/** The first answer of a gap, coded, as it stands in a sentence without the gap. */
function outside(answers: string): string {
  for (let i = 0; i < answers.length; i += 1) {
    if (escapes(answers, i)) i += 1;
    else if (answers[i] === "|") return answers.slice(0, i);
  }
  return answers;
}
