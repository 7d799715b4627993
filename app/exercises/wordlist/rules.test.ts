import { describe, expect, test } from "vitest";
import type { ExerciseOf } from "../schema";
import { WORDLIST } from "./labels";
import { lint } from "./rules";
import { sample } from "./sample";

const listOf = (...items: [word: string, definition: string][]): ExerciseOf<"wordlist"> => ({
  ...sample(),
  wordlist_exercise_data: { items: items.map(([word, definition]) => ({ word, definition })) },
});

describe("lint", () => {
  test("finds nothing in the sample", () => {
    expect(lint(sample())).toEqual([]);
  });
  test.each([[listOf()], [listOf(["", ""])], [listOf([" ", "\n"], ["", ""])]])(
    "an empty list",
    (exercise) => {
      expect(lint(exercise)).toEqual([{ message: WORDLIST.none }]);
    },
  );
  test("a word without definition, a definition without word, a word that stands there twice", () => {
    expect(
      lint(listOf(["keeper", ""], ["", "a tower"], ["shore", "land"], [" SHORE", "beach"], ["shore", ""])),
    ).toEqual([
      { item: 0, message: WORDLIST.noDefinition },
      { item: 1, message: WORDLIST.noWord },
      { item: 3, message: WORDLIST.twice },
      { item: 4, message: WORDLIST.noDefinition },
      { item: 4, message: WORDLIST.twice },
    ]);
  });
});
