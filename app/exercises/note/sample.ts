import type { ExerciseOf } from "../schema";
import { NOTE } from "./labels";

/** A new note. */
export const sample = (): ExerciseOf<"note"> => ({
  type: "note",
  name: "",
  note_exercise_data: { note: { title: NOTE.sampleTitle, text: NOTE.sampleText } },
});
