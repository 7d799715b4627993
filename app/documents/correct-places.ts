import type { Correcting } from "./correction-of";
import { textsOf, withTexts } from "./page-texts";
import type { Section } from "./schema";

/** A place on a page: where in the text of a path it begins. */
export interface PlaceOnPage {
  path: string;
  at: number;
}

/** A page with some places corrected, and what is needed to put them back. */
export interface CorrectedPage {
  sections: Section[];
  /** Where the corrections stand now, and all of the text around as it was left, by its path. */
  left: LeftText[];
  /** How many places were corrected. */
  count: number;
}

export interface LeftText {
  path: string;
  /** As it was left. */
  text: string;
  /** Where corrections begin in it. */
  at: number[];
}

/** A text with something put in the place of another thing wherever that stands as it was found. */
function replaced(
  text: string,
  from: string,
  to: string,
  places: readonly number[],
): { text: string; at: number[] } {
  let result = "";
  let done = 0;
  const at: number[] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    if (place < done || !text.startsWith(from, place)) continue;
    result += text.slice(done, place);
    at.push(result.length);
    result += to;
    done = place + from.length;
  }
  return { text: result + text.slice(done), at };
}

const byPath = (places: readonly PlaceOnPage[]) => {
  const found = new Map<string, number[]>();
  for (const { path, at } of places) found.set(path, [...(found.get(path) ?? []), at]);
  return found;
};

/**
 * Corrects these places of a page; one that does not read as it was found is left as it is.
 * @param number of the page, from 1
 */
export function correctPlaces(
  number: number,
  sections: readonly Section[],
  { property, correction }: Correcting,
  places: readonly PlaceOnPage[],
): CorrectedPage {
  const wanted = byPath(places);
  const left: LeftText[] = [];
  const corrected = withTexts(number, sections, ({ path, text }) => {
    const here = wanted.get(path);
    if (!here) return text;
    const { text: now, at } = replaced(text, property, correction, here);
    if (at.length > 0) left.push({ path, text: now, at });
    return now;
  });
  return { sections: corrected, left, count: left.reduce((sum, { at }) => sum + at.length, 0) };
}

/**
 * Puts back what was corrected, exactly where it still reads as it was left: all of a text that is as it was, and the
 * places of one that has changed since which still have the correction.
 */
export function putBack(
  number: number,
  sections: readonly Section[],
  { property, correction }: Correcting,
  left: readonly LeftText[],
): { sections: Section[]; count: number } {
  const wanted = new Map(left.map((one) => [one.path, one]));
  let count = 0;
  const back = withTexts(number, sections, ({ path, text }) => {
    const was = wanted.get(path);
    // where nothing was put in, only the whole text tells that it is the place
    if (!was || (correction === "" && was.text !== text)) return text;
    const { text: before, at } = replaced(text, correction, property, was.at);
    count += at.length;
    return before;
  });
  return { sections: back, count };
}

/** The texts that differ between two states of a page that has the same sections. */
export function changedTexts(
  number: number,
  before: readonly Section[],
  after: readonly Section[],
): { path: string; text: string }[] {
  const known = new Map(textsOf(number, before).map(({ path, text }) => [path, text]));
  return textsOf(number, after).filter(({ path, text }) => known.get(path) !== text);
}
