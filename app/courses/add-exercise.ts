import type { Exercise } from "~/exercises/schema";
import { MAX_SECTIONS } from "./limits";
import type { Section } from "./schema";

/** Why an exercise cannot be added where it was to be. */
export type NoRoom = "no such section" | "section full" | "page full";

/**
 * The sections of a page with one exercise more, at the end of a section.
 * @param to id of the section; null for a new one at the end of the page; undefined for the last that has room, or a
 *   new one where none has
 * @returns the sections, and the place of the one that has it
 */
export function withExercise(
  sections: readonly Section[],
  exercise: Exercise,
  to: string | null | undefined,
): { sections: Section[]; place: number } | NoRoom {
  const hasRoom = ({ content: [first] }: Section) => first.data.length < MAX_SECTIONS;
  const place =
    typeof to === "string"
      ? sections.findIndex(({ id }) => id === to)
      : to === null
        ? -1
        : sections.findLastIndex(hasRoom);
  const chosen = sections[place];
  if (!chosen) {
    if (typeof to === "string") return "no such section";
    if (sections.length >= MAX_SECTIONS) return "page full";
    return { sections: [...sections, { name: "", content: [{ data: [exercise] }] }], place: sections.length };
  }
  if (!hasRoom(chosen)) return "section full";
  const [first, ...others] = chosen.content;
  const filled: Section = { ...chosen, content: [{ ...first, data: [...first.data, exercise] }, ...others] };
  return { sections: sections.with(place, filled), place };
}
