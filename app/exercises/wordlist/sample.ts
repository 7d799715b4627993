import { WORDLIST } from "../labels";
import type { ExerciseOf } from "../schema";

/** A new wordlist. */
export const sample = (): ExerciseOf<"wordlist"> => ({
  type: "wordlist",
  name: "",
  wordlist_exercise_data: { items: WORDLIST.sample.map(([word, definition]) => ({ word, definition })) },
});
