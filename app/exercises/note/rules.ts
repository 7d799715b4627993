import type { Warning } from "../kind";
import { LINT } from "../labels";
import type { ExerciseOf } from "../schema";

/** A note is worth reading when something stands in it (exercises.md "Linter"). */
export function lint({ note_exercise_data: { note } }: ExerciseOf<"note">): Warning[] {
  return `${note.title}${note.text}`.trim() === "" ? [{ message: LINT.nothingToDo }] : [];
}
