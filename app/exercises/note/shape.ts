import * as z from "zod/mini";
import { exercise, text } from "../fields";

/** A text to read. */
export const noteShape = exercise("note", {
  note_exercise_data: z.looseObject({ note: z.looseObject({ title: text, text }) }),
});
