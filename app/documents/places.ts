import { excerpt, type finder } from "./find-text";
import { MAX_PLACES } from "./limits";
import { textsOf } from "./page-texts";
import type { FoundPage, Section } from "./schema";

/**
 * Where a text stands on a page, in the order of reading; null where it does not.
 * @param number of the page, from 1
 */
export function placesOn(
  number: number,
  sections: readonly Section[],
  find: ReturnType<typeof finder>,
): FoundPage | null {
  const all = textsOf(number, sections).flatMap(({ path, text }) =>
    find(text).map((found) => ({ path, text, found })),
  );
  if (all.length === 0) return null;
  const places = all
    .slice(0, MAX_PLACES)
    .map(({ path, text, found }) => ({ path, at: found.at, ...excerpt(text, found) }));
  return { number, places, more: all.length - places.length };
}
