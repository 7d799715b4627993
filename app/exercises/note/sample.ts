import { NOTE } from "../labels";
import type { ExerciseOf } from "../schema";

/** A new note. */
export const sample = (): ExerciseOf<"note"> => ({
  type: "note",
  name: "",
  note_exercise_data: { note: { title: NOTE.sampleTitle, text: NOTE.sampleText } },
});
