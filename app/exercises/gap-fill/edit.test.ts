import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toggleGap } from "./edit";
import { type Part, parse, print } from "./gaps";

/** «» is what is selected; what comes back carries the caret as «. */
function press(marked: string): string {
  const from = marked.indexOf("«");
  const to = marked.indexOf("»") - 1;
  const text = marked.replace(/[«»]/g, "");
  const { start, end, insert, caret } = toggleGap(text, from, to < 0 ? from : to);
  const changed = text.slice(0, start) + insert + text.slice(end);
  return `${changed.slice(0, caret)}«${changed.slice(caret)}`;
}

describe("make a gap", () => {
  it.each([
    ["of a selection", "Tomas «climbed» the steps.", "Tomas [climbed«] the steps."],
    ["without the spaces around it", "Tomas« climbed »the steps.", "Tomas [climbed«] the steps."],
    ["of several words", "Tomas «went up» there.", "Tomas [went up«] there."],
    ["of the word at the caret", "Tomas cli«mbed the steps.", "Tomas [climbed«] the steps."],
    ["of a word with an apostrophe", "He did«n't go.", "He [didn't«] go."],
    ["of nothing between words", "He « home.", "He [«] home."],
    ["of nothing beside a dash", "He -« home.", "He -[«] home."],
    ["of nothing in an empty text", "«", "[«]"],
    ["of what is code", "a «b|c]» d", "a [b\\|c\\]«] d"],
    ["of escapes, whole", "a \\«[b\\» c", "a [\\[b\\\\«] c"],
    ["never within an escape", "a \\«] b", "a \\][«] b"],
    ["behind a backslash", "C:\\«temp»", "C:\\\\[temp«]"],
    ["over another gap", "«He [met|saw] her»", "[He met her«]"],
    ["over a part of a gap", "H«e [me»t|saw] her", "H[e met«] her"],
  ])("%s", (_, before, after) => {
    expect(press(before)).toBe(after);
  });
});

describe("make text of a gap again", () => {
  it.each([
    ["with the caret inside", "Tomas [cli«mbed|went up] there.", "Tomas climbed« there."],
    ["with the gap selected", "Tomas «[climbed]» there.", "Tomas climbed« there."],
    ["keeping escapes", "a [b\\||«c] d", "a b\\|« d"],
    ["an empty one", "a [«] d", "a « d"],
  ])("%s", (_, before, after) => {
    expect(press(before)).toBe(after);
  });
});

describe("laws", () => {
  const reads = (text: string) =>
    parse(text)
      .map((part) => (typeof part === "string" ? part : part.answers[0]))
      .join("");
  const piece = fc.string({ unit: fc.constantFrom(..."ab []|\\".split("")), minLength: 1, maxLength: 5 });
  const part: fc.Arbitrary<Part> = fc.oneof(
    piece,
    fc.array(piece, { minLength: 1, maxLength: 2 }).map((answers) => ({ answers })),
  );

  it("the sentence reads as before", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), fc.nat(), fc.nat(), (parts, a, b) => {
        const text = print(parts);
        const [from = 0, to = 0] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
        const { start, end, insert, caret } = toggleGap(text, from, to);
        expect(reads(text.slice(0, start) + insert + text.slice(end))).toBe(reads(text));
        expect(caret).toBeGreaterThanOrEqual(start);
        expect(caret).toBeLessThanOrEqual(start + insert.length);
      }),
      { numRuns: 2_000 },
    );
  });
});
