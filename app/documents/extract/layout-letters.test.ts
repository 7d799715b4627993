import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONTROL } from "~/platform/text-shapes";
import { hyphenatedIn, seam, typed } from "./layout-letters";

describe("typed", () => {
  it.each([
    ["ﬁnd the ﬂower", "find the flower"],
    ["a\u00a0b\u2009c", "a b c"],
    ["a\tb", "a b"],
    ["a\u0000b\u202ec", "abc"],
    ["\uf0b7 item", "• item"],
    ["sch¨on", "schön"],
    ["x² + ½", "x² + ½"],
    ["ﷺ", "ﷺ".normalize("NFKC")],
    ["Ⅳ ① ㎞", "Ⅳ ① ㎞"],
  ])("makes %j %j", (text, clean) => expect(typed(text)).toBe(clean));

  it("leaves nothing that cannot be stored", () => {
    const text = fc
      .array(fc.integer({ min: 0, max: 0x10ffff }))
      .map((codes) => String.fromCodePoint(...codes));
    fc.assert(fc.property(text, (any) => !CONTROL.test(typed(any))));
  });
});

const joined = (before: string, after: string, known: ReadonlySet<string> = new Set()) =>
  [...seam(before, after, known), after].join("");

describe("seam", () => {
  it("puts a blank between lines, and none into a broken word", () => {
    expect(joined("the light", "house")).toBe("the light house");
    expect(joined("the light-", "house")).toBe("the lighthouse");
    expect(joined("the light\u00ad", "house")).toBe("the lighthouse");
    expect(joined("pages 3-", "5")).toBe("pages 3- 5");
    expect(joined("", "house")).toBe("house");
  });

  it("goes by how the page writes the word", () => {
    const known = hyphenatedIn(["a Well-known man"]);
    expect(joined("so well-", "known", known)).toBe("so well-known");
  });
});
