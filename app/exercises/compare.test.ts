import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBlank, normalized, sameAnswer } from "./compare";

describe("an answer is the same", () => {
  it.each([
    ["climbed", "climbed"],
    ["  climbed ", "climbed"],
    ["went   up", "went up"],
    ["went\u00a0up", "went\tup"],
    ["Climbed", "cLIMBED"],
    ["don’t", "don't"],
    ["don´t", "don`t"],
    ["“yes”", '"yes"'],
    ["«да»", "„да“"],
    ["well–known", "well-known"],
    ["—", "‑"],
    ["ёлка", "елка"],
    ["е\u0308лка", "ЕЛКА"],
    ["Ёж", "еж"],
    ["ｃａｔ", "cat"],
    ["ﬁsh", "fish"],
    ["cafe\u0301", "café"],
    ["Straße", "STRASSE"],
    ["ΟΔΟΣ", "οδος"],
    ["co\u00adoperate", "cooperate"],
    ["cat\u200b", "cat"],
    ["", "   "],
  ])("%j for %j", (given, expected) => {
    expect(sameAnswer(given, expected)).toBe(true);
    expect(sameAnswer(expected, given)).toBe(true);
  });
});

describe("an answer is another", () => {
  it.each([
    ["meet", "met"],
    ["cafe", "café"],
    ["и", "й"],
    ["goodbye", "good bye"],
    ["cat.", "cat"],
    ["cats'", "cats"],
    ["", "cat"],
    ["ı", "i"],
    ["'yes'", '"yes"'],
  ])("%j for %j", (given, expected) => {
    expect(sameAnswer(given, expected)).toBe(false);
    expect(sameAnswer(expected, given)).toBe(false);
  });
});

describe("a full stop at the end", () => {
  it.each([
    ["the steps.", "the steps", true],
    ["the steps", "The steps .", true],
    ["cat!", "cat", false],
    ["cat..", "cat", false],
    ["3.5", "35", false],
    [".", "", false],
    [".", ".", true],
  ])("%j for %j: %s", (given, expected, same) => {
    expect(sameAnswer(given, expected, { ignoreFullStop: true })).toBe(same);
  });
});

describe("blank", () => {
  it.each([
    ["", true],
    [" \n\t\u00a0", true],
    ["\u200b", true],
    [".", false],
  ])("%j: %s", (text, blank) => {
    expect(isBlank(text)).toBe(blank);
  });
});

describe("laws", () => {
  const tricky = fc.constantFrom(..."aAеёЁ'’“\"«-–— .ßςﬁé\u0301\u0308\u00ad\u200b\u00b4İ".split(""));
  const answer = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: tricky, maxLength: 6 }));
  const how = fc.record({ ignoreFullStop: fc.boolean() });

  it("every answer is its own", () => {
    fc.assert(fc.property(answer, how, (text, options) => sameAnswer(text, text, options)));
  });

  it("it does not matter which is given and which expected", () => {
    fc.assert(
      fc.property(
        answer,
        answer,
        how,
        (a, b, options) => sameAnswer(a, b, options) === sameAnswer(b, a, options),
      ),
    );
  });

  it("two that equal a third equal each other", () => {
    fc.assert(
      fc.property(answer, answer, answer, how, (a, b, c, options) => {
        fc.pre(sameAnswer(a, b, options) && sameAnswer(b, c, options));
        return sameAnswer(a, c, options);
      }),
      { numRuns: 20, maxSkipsPerRun: 100_000 },
    );
  });

  it("spaces around and between change nothing", () => {
    fc.assert(
      fc.property(fc.array(answer), (words) => sameAnswer(` \t${words.join("\n ")}  `, words.join(" "))),
    );
  });

  it("a pile of marks stays as it is, whatever it takes to order it", () => {
    const pile = `a${"\u0301\u0323".repeat(2_500)}`;
    expect(normalized(pile, "NFKC")).toBe(pile);
    expect(normalized("e\u0301\u0323", "NFC")).toBe("\u1eb9\u0301");
  });

  it("composed and decomposed are one", () => {
    fc.assert(fc.property(answer, (text) => sameAnswer(text.normalize("NFD"), text.normalize("NFC"))));
  });
});
