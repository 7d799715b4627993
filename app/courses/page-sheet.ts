import { type AnyKind, kindOf } from "~/exercises/lookup";
import type { Exercise, ExerciseType } from "~/exercises/schema";
import type { Section } from "./schema";

/** An exercise on a page as a student meets it: numbered through the page, from 1. */
export interface NumberedExercise {
  number: number;
  /** Its own name, else what its kind is called. */
  title: string;
  exercise: Exercise;
  kind: AnyKind;
}

/** A section with the exercises that can be shown. */
export interface SheetSection {
  /** Its place on the page, from 1. */
  number: number;
  name: string;
  exercises: NumberedExercise[];
}

/** Kinds whose answers can be checked (product §6 "Preview"). */
const CHECKED: ReadonlySet<string> = new Set<ExerciseType>([
  "gap_fill",
  "text_order",
  "true_or_false",
  "match_words",
  "word_unscramble",
  "sort_into_columns",
  "picture_label",
]);

/** Whether there may be something to check in a section for more than one exercise at once. */
export const isCheckedAsOne = ({ exercises }: SheetSection) =>
  exercises.length > 1 && exercises.some(({ exercise }) => CHECKED.has(exercise.type));

/** The sections of a page that hold something to show, in their order. */
export function sheetOf(sections: readonly Section[]): SheetSection[] {
  let count = 0;
  return sections
    .map(({ name, content: [first] }, place) => ({
      number: place + 1,
      name,
      exercises: first.data.flatMap((exercise): NumberedExercise[] => {
        const kind = kindOf(exercise.type);
        if (!kind) return [];
        count += 1;
        const own = "name" in exercise && typeof exercise.name === "string" ? exercise.name : "";
        return [{ number: count, title: own || kind.label, exercise, kind }];
      }),
    }))
    .filter(({ exercises }) => exercises.length > 0);
}
