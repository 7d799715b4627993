import { type Exercise, isKnown } from "~/exercises/schema";
import { withIds } from "~/exercises/with-ids";
import type { Section } from "./schema";

/** A section as it is kept. */
export type KeptSection = Section & { id: string };

/**
 * The sections of a page in which each, its exercises and their items have ids: those that are there stay, missing
 * ones are made. An exercise whose id another one on the page has gets a new one (product §6).
 * @param makeId makes an id that nothing else has
 */
export function withSectionIds(sections: readonly Section[], makeId: () => string): KeptSection[] {
  const taken = new Set(sections.flatMap(exercisesOf).flatMap((one) => (isKnown(one) ? [] : [one.id])));
  const own = (exercise: Exercise): Exercise => {
    if (!isKnown(exercise)) return exercise;
    const { id, ...rest } = exercise;
    const kept = withIds(taken.has(id) ? (rest as Exercise) : exercise, makeId);
    taken.add(kept.id);
    return kept;
  };
  return sections.map(({ id, content: [first, ...others], ...rest }) => ({
    id: id ?? makeId(),
    ...rest,
    content: [{ ...first, data: first.data.map(own) }, ...others],
  }));
}

const exercisesOf = ({ content: [first] }: Section): Exercise[] => first.data;
