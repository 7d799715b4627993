import type { ReviewedPage } from "./page-channel";
import { type PairAction, reduce } from "./pair-actions";
import { flatten, isList, isObject, type Json, type Pair, PairTrouble } from "./pairs";
import { pagePath, sectionsPath } from "./review-address";
import type { Section } from "./schema";

/** A page as it stands in its document. */
export const pageValue = (number: number, { size, sections }: ReviewedPage): Json =>
  ({ number, size, sections }) as unknown as Json;

const known = new WeakMap<readonly Section[], readonly Pair[]>();

/** The flat pairs of a page, at their paths in the document; the same list until its sections change. */
export function pairsOf(number: number, page: ReviewedPage): readonly Pair[] {
  const pairs = known.get(page.sections) ?? flatten(pageValue(number, page), pagePath(number));
  known.set(page.sections, pairs);
  return pairs;
}

/**
 * The sections of a page after these actions.
 * @throws PairTrouble where one cannot be done, or would change more than the sections
 */
export function changedSections(
  number: number,
  page: ReviewedPage,
  actions: readonly PairAction[],
): readonly Section[] {
  const before = pageValue(number, page);
  const after = actions.reduce((value, action) => reduce(value, action, pagePath(number)), before);
  if (!isObject(after) || !isList(after.sections)) throw new PairTrouble("unknown", sectionsPath(number));
  const { sections, ...rest } = after;
  const { sections: _, ...restBefore } = before as { [key: string]: Json };
  if (JSON.stringify(rest) !== JSON.stringify(restBefore)) throw new PairTrouble("fixed", pagePath(number));
  return sections as unknown as readonly Section[];
}
