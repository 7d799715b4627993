import type { Exercise } from "~/exercises/schema";
import type { Section } from "./schema";

/** The exercises of a section: the `data` of the first element of its content (spec §3). */
export const exercisesOf = (section: Section): readonly Exercise[] => section.content[0].data;

/** The section with other exercises; whatever else stands in it stays. */
export function withExercises(section: Section, exercises: Exercise[]): Section {
  const [first, ...others] = section.content;
  return { ...section, content: [{ ...first, data: exercises }, ...others] };
}

/** The list with one item put in the place of another. */
export const replaced = <T>(items: readonly T[], index: number, item: T): T[] =>
  items.map((before, i) => (i === index ? item : before));

/** The list with an item more, at a place from 0. */
export const inserted = <T>(items: readonly T[], index: number, item: T): T[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

/** The list without one item. */
export const without = <T>(items: readonly T[], index: number): T[] => items.filter((_, i) => i !== index);
