import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sameAnswer } from "../compare";
import type { ExerciseOf } from "../schema";
import { spelled, wordOf } from "./letters";
import { check, lettersAt, lint, solution, start, tileOrders } from "./rules";

const unscramble = (...contents: string[]): ExerciseOf<"word_unscramble"> => ({
  type: "word_unscramble",
  name: "",
  title: "",
  items: contents.map((content) => ({ content })),
});
/** The spelling of a text with the letters of a word; each letter once. */
function spelling(content: string, text: string): (number | null)[] {
  const { letters } = wordOf(content);
  const free = new Set(letters.keys());
  return wordOf(text).letters.map((letter) => {
    const at = [...free].find((i) => sameAnswer(letters[i] ?? "", letter)) ?? null;
    if (at !== null) free.delete(at);
    return at;
  });
}

const anyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.constantFrom("", " ", "a", "aA", "ice cream", "__proto__", "x".repeat(5_000), "ﬁn", "нёбо"),
);
const anyUnscramble = fc.array(anyText, { maxLength: 5 }).map((texts) => unscramble(...texts));

describe("a word", () => {
  it.each([
    ["cat", [null, null, null], ["c", "a", "t"]],
    [" ice  cream ", [null, null, null, " ", null, null, null, null, null], [..."icecream"]],
    ["don't", [null, null, null, "'", null], ["d", "o", "n", "t"]],
    ["e\u0301te\u0301", [null, null, null], ["e\u0301", "t", "e\u0301"]],
    ["हिन्दी", [null, null], ["हि", "न्दी"]],
    ["?!", ["?", "!"], []],
    ["", [], []],
    ["x ".repeat(101), ["x ".repeat(101).trim()], []],
    [`a${"\u0301".repeat(1_000)}`, [`a${"\u0301".repeat(1_000)}`], []],
    ["{".repeat(5_000), ["{".repeat(5_000)], []],
  ])("%j has these places and letters", (content, places, letters) => {
    expect(wordOf(content)).toEqual({ places, letters });
  });

  it("is what its letters spell in their order", () => {
    fc.assert(
      fc.property(anyText, (content) => {
        const word = wordOf(content);
        expect(spelled(word, word.letters)).toBe(content.trim().replace(/\s+/g, " "));
      }),
    );
  });

  it("of more than a hundred letters is left as it is", () => {
    expect(wordOf("x".repeat(101)).letters).toEqual([]);
    expect(wordOf("x".repeat(100)).letters).toHaveLength(100);
  });
});

describe("checking", () => {
  it("finds the solution right, and the start without a right answer", () => {
    fc.assert(
      fc.property(anyUnscramble, (exercise) => {
        const has = solution(exercise).map((letters) => letters.length > 0);
        expect(check(exercise, solution(exercise))).toEqual(
          has.map((some) => (some ? "right" : "unchecked")),
        );
        expect(check(exercise, start(exercise))).toEqual(has.map((some) => (some ? "missing" : "unchecked")));
      }),
    );
  });

  it("bears any answer to any exercise", () => {
    const answer = fc.array(fc.array(fc.option(fc.integer({ min: -1, max: 200 }), { nil: null })));
    fc.assert(
      fc.property(anyUnscramble, answer, (exercise, spellings) => {
        expect(check(exercise, spellings)).toHaveLength(exercise.items.length);
        expect(lint(exercise)).toBeInstanceOf(Array);
      }),
    );
  });

  it.each([
    ["the word itself", ["cat"], "cat", "right"],
    ["another order", ["cat"], "act", "wrong"],
    ["an anagram that stands in the list", ["listen", "silent"], "silent", "right"],
    ["an anagram that does not", ["listen"], "silent", "wrong"],
    ["equal letters the other way round", ["Anna"], "annA", "right"],
    ["two words in the wrong order", ["ice cream"], "cream ice", "wrong"],
    ["the word with a letter missing", ["cat"], "ca", "missing"],
  ] as const)("takes %s for what it is", (_, contents, text, mark) => {
    const exercise = unscramble(...contents);
    expect(check(exercise, [spelling(contents[0], text)])[0]).toBe(mark);
  });
});

describe("the letters that are offered", () => {
  it("are those of the word, and not in its order where two differ", () => {
    fc.assert(
      fc.property(anyUnscramble, (exercise) => {
        for (const [i, order] of tileOrders(exercise).entries()) {
          const word = wordOf(exercise.items[i]?.content ?? "");
          expect([...order].sort((a, b) => a - b)).toEqual([...word.letters.keys()]);
          const differ = word.letters.some((letter) => !sameAnswer(letter, word.letters[0] ?? ""));
          const same = lettersAt(word, order).every((letter, k) =>
            sameAnswer(letter ?? "", word.letters[k] ?? ""),
          );
          expect(same).toBe(!differ);
        }
      }),
    );
  });

  it("spell no other answer either", () => {
    const exercise = unscramble("listen", "silent", "enlist", "tinsel");
    for (const [i, order] of tileOrders(exercise).entries()) {
      const word = wordOf(exercise.items[i]?.content ?? "");
      expect(["listen", "silent", "enlist", "tinsel"]).not.toContain(spelled(word, lettersAt(word, order)));
    }
  });

  it("are found at once for a hundred words", () => {
    const words = Array.from({ length: 100 }, () => "aaaaaaaaaaaaaaaaaaaa");
    expect(tileOrders(unscramble(...words))).toHaveLength(100);
  });
});

describe("the linter", () => {
  it.each([
    ["nothing to do", unscramble(), [undefined]],
    ["nothing to do in empty rows", unscramble("", " "), [undefined]],
    ["a word of one letter", unscramble("cat", "a", "I."), [1, 2]],
    ["a word of equal letters", unscramble("cat", "aa", "Aa a"), [1, 2]],
    ["a text without letters", unscramble("cat", "?!"), [1]],
    ["a text that is too long", unscramble("cat", "word ".repeat(30)), [1]],
    ["nothing where all is well", unscramble("cat", "dog", ""), []],
  ])("says %s", (_, exercise, where) => {
    expect(lint(exercise).map(({ item }) => item)).toEqual(where);
  });
});

it("a hundred words among long texts are scrambled and checked in the time of a breath", () => {
  const long = `${"\ufdfa".repeat(4_990)}`;
  const words = unscramble(...Array.from({ length: 100 }, (_, i) => (i % 2 ? "ab".repeat(50) : long)));
  expect(tileOrders(words)[1]?.toSorted((a, b) => a - b)).toEqual([...Array(100).keys()]);
  expect(check(words, solution(words))[1]).toBe("right");
});
