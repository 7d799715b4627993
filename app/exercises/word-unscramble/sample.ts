import type { ExerciseOf } from "../schema";

export const sample = (): ExerciseOf<"word_unscramble"> => ({
  type: "word_unscramble",
  name: "Put the letters in order",
  title: "Three words from the story",
  items: [{ content: "captain" }, { content: "lighthouse" }, { content: "every evening" }],
});
