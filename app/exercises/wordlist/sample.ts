import type { ExerciseOf } from "../schema";
import { WORDLIST } from "./labels";

/** A new wordlist. */
export const sample = (): ExerciseOf<"wordlist"> => ({
  type: "wordlist",
  name: "",
  wordlist_exercise_data: { items: WORDLIST.sample.map(([word, definition]) => ({ word, definition })) },
});
