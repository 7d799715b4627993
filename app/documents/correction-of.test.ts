import fc from "fast-check";
import { expect, test } from "vitest";
import { correctionOf } from "./correction-of";

test.each([
  ["It was tirne to go.", "It was time to go.", "tirne", "time"],
  ["tirne", "time", "tirne", "time"],
  ["the ‘tirne’ of", "the ‘time’ of", "tirne", "time"],
  ["a wel-known man", "a well-known man", "wel-known", "well-known"],
  ["'cat' sat", "'kat' sat", "cat", "kat"],
  ["in tbe tovvn hall", "in the town hall", "tbe tovvn", "the town"],
  ["l i k e this", "like this", "l i k e", "like"],
  ["exam\u00adple", "example", "exam\u00adple", "example"],
  ["Пpивет, мир", "Привет, мир", "Пpивет", "Привет"],
])("“%s” to “%s”", (before, after, property, correction) => {
  expect(correctionOf(before, after)).toEqual({ property, correction });
});

test.each([
  ["nothing", "a cat", "a cat"],
  ["punctuation", "cat sat", "cat, sat"],
  ["a space", "cat  sat", "cat sat"],
  ["a word that is added", "a cat", "a big cat"],
  ["a word that goes", "a big cat", "a cat"],
  ["all of it", "One two three four five six seven.", "Quite another text that says more than before, here."],
  ["a number", "in 1988", "in 1998"],
])("%s is none", (_what, before, after) => {
  expect(correctionOf(before, after)).toBeNull();
});

const words = fc.string({ unit: fc.constantFrom("a", "b", "é", "-", "'", " ", "𝐚", "."), maxLength: 30 });

test("putting the correction in the place of what was read gives the text as it is now", () => {
  fc.assert(
    fc.property(words, words, words, words, (head, was, is, tail) => {
      const before = head + was + tail;
      const after = head + is + tail;
      const found = correctionOf(before, after);
      if (!found) return;
      const { property, correction } = found;
      const ways = [...before].map((_, at) => at).filter((at) => before.startsWith(property, at));
      const results = [...before.matchAll(/(?:)/g)]
        .map(({ index }) => index)
        .concat(ways)
        .filter((at) => before.startsWith(property, at))
        .map((at) => before.slice(0, at) + correction + before.slice(at + property.length));
      expect(results).toContain(after);
      expect(property.isWellFormed() && correction.isWellFormed()).toBe(true);
    }),
  );
});
