import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Part, parse, placedParts, print } from "./gaps";

const gap = (...answers: string[]) => ({ answers });

describe("a coded text", () => {
  it.each<[string, Part[]]>([
    ["", []],
    ["No gap.", ["No gap."]],
    ["Tomas [climbed|went up] the steps.", ["Tomas ", gap("climbed", "went up"), " the steps."]],
    ["[a][b]", [gap("a"), gap("b")]],
    ["[]", [gap("")]],
    ["[a|]", [gap("a", "")]],
    ["[|]", [gap("", "")]],
    ["\\[sic\\] a\\|b c\\\\d", ["[sic] a|b c\\d"]],
    ["[\\[|\\]|\\||\\\\]", [gap("[", "]", "|", "\\")]],
    ["one | two", ["one | two"]],
    ["C:\\temp", ["C:\\temp"]],
    ["ends with \\", ["ends with \\"]],
    ["[open", ["[open"]],
    ["[a|b", ["[a|b"]],
    ["closed]", ["closed]"]],
    ["[a [b] c]", ["[a ", gap("b"), " c]"]],
    ["\\[a]", ["[a]"]],
    ["[a\\]", ["[a]"]],
    ["two [lines\nlong]", ["two ", gap("lines\nlong")]],
  ])("%j", (text, parts) => {
    expect(parse(text)).toEqual(parts);
  });
});

describe("laws", () => {
  const piece = fc.string({
    unit: fc.constantFrom(..."ab []|\\\nя".split("")),
    minLength: 1,
    maxLength: 8,
  });
  const parts = fc
    .array(
      fc.oneof(
        piece,
        fc.array(fc.oneof(piece, fc.constant("")), { minLength: 1 }).map((answers) => ({ answers })),
      ),
    )
    .map((list) => list.filter((part, i) => typeof part !== "string" || typeof list[i - 1] !== "string"));
  const coded = fc.string({ unit: fc.constantFrom(..."ab []|\\".split("")) });

  it("what was printed is read as it was", () => {
    fc.assert(
      fc.property(parts, (list) => {
        expect(parse(print(list))).toEqual(list);
      }),
    );
  });

  it("what was read and printed is printed the same again", () => {
    fc.assert(
      fc.property(coded, (text) => {
        const printed = print(parse(text));
        expect(parse(printed)).toEqual(parse(text));
        expect(print(parse(printed))).toBe(printed);
      }),
    );
  });

  it("parts stand one after another and cover the text", () => {
    fc.assert(
      fc.property(coded, (text) => {
        let at = 0;
        for (const { start, end } of placedParts(text)) {
          expect(start).toBe(at);
          at = end;
        }
        expect(at).toBe(text.length);
      }),
    );
  });

  it.each(["[", "[a", "[a|", "\\[", "\\", "[|\\]", "]", "[]"])("takes no longer a character: %j", (unit) => {
    const long = unit.repeat(400_000 / unit.length);
    const before = performance.now();
    parse(long);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
