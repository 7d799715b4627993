import * as z from "zod/mini";
import { exercise, list, text } from "../fields";

/** Words with what they mean. */
export const wordlistShape = exercise("wordlist", {
  wordlist_exercise_data: z.looseObject({ items: list(z.looseObject({ word: text, definition: text })) }),
});
