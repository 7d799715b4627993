import { PAIR_TROUBLE } from "./flat-labels";
import type { ReviewedPage } from "./page-channel";
import { changedSections } from "./page-pairs";
import type { PairAction } from "./pair-actions";
import { isList, isObject, type Json, PairTrouble } from "./pairs";
import { sectionsPath } from "./review-address";
import { sections as sectionsShape } from "./schema";
import { everySection, newSection } from "./section-moves";
import type { Review } from "./use-review";

/** What a person has to be told. */
export interface Trouble {
  path: string;
  message: string;
}

/**
 * Does an action on the pairs of the page. What a new section lacks it gets, so that one can be begun with any of its
 * pairs; what no page can hold is refused, and nothing changes.
 * @returns what is wrong, or null
 */
export function attempt(review: Review, action: PairAction): Trouble | null {
  const { number, current, dispatch } = review;
  try {
    const made = changedSections(number, current(), [action]) as unknown as Json;
    const whole = completed(made, current(), number);
    const parsed = sectionsShape.safeParse(whole);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const at = [sectionsPath(number), ...(issue?.path ?? [])].join("-");
      return { path: at, message: `${at}: ${issue?.message}` };
    }
    const complete: PairAction = { type: "update", path: sectionsPath(number), value: whole };
    return told(dispatch(whole === made ? action : [action, complete]));
  } catch (trouble) {
    if (trouble instanceof PairTrouble) return told(trouble);
    throw trouble;
  }
}

const told = (trouble: PairTrouble | null): Trouble | null =>
  trouble && { path: trouble.path, message: PAIR_TROUBLE[trouble.kind](trouble.path) };

/** Sections with all that a section has; the same list where nothing was missing. */
function completed(list: Json, before: ReviewedPage, number: number): Json {
  if (!isList(list)) return list;
  const outline = { sections: before.sections, path: sectionsPath(number) };
  const taken = new Set(everySection(before.sections, outline.path).map(({ section }) => section.section_id));
  let fresh = newSection(outline);
  const nextId = () => {
    while (taken.has(fresh.section_id))
      fresh = { ...fresh, section_id: `s${Number(fresh.section_id.slice(1)) + 1}` };
    taken.add(fresh.section_id);
    return fresh.section_id;
  };
  const complete = (section: Json): Json => {
    if (!isObject(section)) return section;
    const { section_id: _, ...defaults } = fresh;
    const missing = Object.entries(defaults).filter(([key]) => !Object.hasOwn(section, key)) as [
      string,
      Json,
    ][];
    const whole = { ...section, ...Object.fromEntries(missing) };
    return {
      ...whole,
      ...(Object.hasOwn(section, "section_id") ? {} : { section_id: nextId() }),
      // there is no link that is empty
      ...(whole.external_reference === "" ? { external_reference: null } : {}),
      ...(isList(whole.branches) ? { branches: whole.branches.map(complete) } : {}),
    };
  };
  const whole = list.map(complete);
  return JSON.stringify(whole) === JSON.stringify(list) ? list : whole;
}

/**
 * What somebody has typed in place of a value: of its kind where that is clear; a text in place of null.
 * @throws PairTrouble `pair` where it cannot be that
 */
export function typedValue(text: string, before: Json, path: string): Json {
  if (typeof before === "string") return text;
  try {
    const value = JSON.parse(text) as Json;
    if (before === null || typeof value === typeof before) return value;
  } catch {
    if (before === null) return text;
  }
  throw new PairTrouble("pair", path);
}
