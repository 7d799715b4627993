import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convert, DIALECTS, type Dialect } from "./dialects";
import { isGap, parse } from "./gaps";

describe("gaps of another dialect", () => {
  it.each<[Dialect, string, string, number]>([
    ["braces", "Tomas {{climbed}} the {{ steps }}.", "Tomas [climbed] the [steps].", 2],
    ["braces", "Tomas {{climbed|went up}}.", "Tomas [climbed|went up].", 1],
    ["braces", "Tomas {climbed} and {{ }}.", "Tomas {climbed} and [].", 1],
    ["braces", "{{a]b}} {{c\\]d}} {{e\\f}}", "[a\\]b] [c\\]d] [e\\\\f]", 3],
    ["braces", "[{{a}}] {{b}}", "[{{a}}] [b]", 1],
    ["stars", "Tomas *climbed* the *old steps*.", "Tomas [climbed] the [old steps].", 2],
    ["stars", "«*да*», *нет*!", "«[да]», [нет]!", 2],
    ["stars", "5*3*2 = 30", "5*3*2 = 30", 0],
    ["stars", "This is **bold** and a * b * c.", "This is **bold** and a * b * c.", 0],
    ["stars", "* one\n* two", "* one\n* two", 0],
    [
      "blanks",
      "Tomas ___ the steps every _____. (climbed, evening)",
      "Tomas [climbed] the steps every [evening].",
      2,
    ],
    ["blanks", "He ___ home. (goes)", "He [goes] home.", 1],
    ["blanks", "He ___ home. (well, goes)", "He [well, goes] home.", 1],
    ["blanks", "He ___ (go) home.", "He ___ (go) home.", 0],
    ["blanks", "He ___ and ___. (goes)", "He ___ and ___. (goes)", 0],
    ["blanks", "He ___ and ___. (goes,)", "He ___ and ___. (goes,)", 0],
    ["blanks", "He went home. (goes)", "He went home. (goes)", 0],
    ["blanks", "He [met] ___. (her)", "He [met] ___. (her)", 0],
    ["blanks", "A_b (c)", "A_b (c)", 0],
  ])("%s in %j", (dialect, before, after, gaps) => {
    expect(convert(before, dialect)).toEqual([after, gaps]);
  });
});

describe("laws", () => {
  const text = fc.string({ unit: fc.constantFrom(..."a b[]|\\{}*_()".split(""), "{{", "}}", "___", "[x]") });
  const dialect = fc.constantFrom(...DIALECTS);
  const gaps = (coded: string) => parse(coded).filter(isGap).length;

  it("as many gaps come in as are told, and the others stay", () => {
    fc.assert(
      fc.property(text, dialect, (coded, from) => {
        const [after, count] = convert(coded, from);
        expect(gaps(after)).toBe(gaps(coded) + count);
        if (count === 0) expect(after).toBe(coded);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each(["{{", "{{a", "*", "*a", "* ", "_", "_(", "(", "_ ", "\\*", "()  "])(
    "takes no longer a character: %j",
    (unit) => {
      const long = `${unit.repeat(200_000 / unit.length)})`;
      const before = performance.now();
      for (const name of DIALECTS) convert(long, name);
      expect(performance.now() - before).toBeLessThan(2_000);
    },
  );
});
