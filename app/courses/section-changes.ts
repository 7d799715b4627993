import type { Exercise } from "~/exercises/schema";
import { exercisesOf } from "./exercise-lists";
import type { Section } from "./schema";
import { agrees } from "./section-keys";

/** How something differs from what stands in the other version. */
export type Change = "changed" | "moved" | "only";

export interface ComparedExercise {
  exercise: Exercise;
  change: Change | null;
}

export interface ComparedSection {
  name: string;
  change: Change | null;
  exercises: ComparedExercise[];
}

/**
 * A version of a page's sections beside another one: what of it is changed there, stands at another place, or does not
 * stand there at all. Exercises and sections are known by their ids, those without one by what is in them.
 */
export function comparedWith(sections: readonly Section[], others: readonly Section[]): ComparedSection[] {
  const there = placesIn(others);
  const pairs = placesIn(sections).flatMap(({ exercise }) => {
    const found = find(there, exercise);
    return found ? [[exercise, found] as const] : [];
  });
  const counterparts = new Map(pairs);
  // what is only in one of them moves nothing
  const here = [...counterparts.keys()];
  const order = there.filter((placed) => here.some((exercise) => counterparts.get(exercise) === placed));

  return sections.map((section) => {
    const other = others.find(({ id }) => id !== undefined && id === section.id);
    return {
      name: section.name,
      change: other ? (other.name === section.name ? null : "changed") : "only",
      exercises: exercisesOf(section).map((exercise): ComparedExercise => {
        const found = counterparts.get(exercise);
        if (!found) return { exercise, change: "only" };
        if (!same(exercise, found.exercise)) return { exercise, change: "changed" };
        const isMoved = found.section !== section.id || order.indexOf(found) !== here.indexOf(exercise);
        return { exercise, change: isMoved ? "moved" : null };
      }),
    };
  });
}

interface Placed {
  exercise: Exercise;
  /** The id of its section. */
  section: string | undefined;
}

const placesIn = (sections: readonly Section[]): Placed[] =>
  sections.flatMap((section) => exercisesOf(section).map((exercise) => ({ exercise, section: section.id })));

const same = (one: unknown, other: unknown) => agrees(one, other) || agrees(other, one);

const find = (among: readonly Placed[], wanted: Exercise): Placed | undefined =>
  among.find(({ exercise }) => wanted.id !== undefined && exercise.id === wanted.id) ??
  among.find(({ exercise }) => same(exercise, wanted));
