import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCookie } from "./cookies";

describe("readCookie", () => {
  it.each([
    [null, null],
    ["", null],
    ["theme", null],
    ["=dark", null],
    ["themes=dark", null],
    ["xtheme=dark", null],
    ["Theme=dark", null],
    ["theme=", ""],
    ["theme=dark", "dark"],
    ["a=b;theme=dark", "dark"],
    [" a=b ;  theme=dark; c=d", "dark"],
    ["theme =dark", null],
    ["\u2000theme=dark", null],
    ["\u00a0theme=dark", null],
    ["a=b; \ttheme=dark", null],
    ["theme=a=b==", "a=b=="],
    ["theme=first; theme=second", null],
    [";;; theme=dark;", "dark"],
    ['a="theme=no"; theme=dark', "dark"],
  ])("reads theme out of %s as %s", (header, value) => {
    expect(readCookie(header, "theme")).toBe(value);
  });

  it("finds a cookie among any others", () => {
    const name = fc.stringMatching(/^[A-Za-z_-]{1,12}$/).filter((text) => text !== "wanted");
    const value = fc.stringMatching(/^[\w.-]{0,12}$/);
    const others = fc.array(fc.tuple(name, value));
    fc.assert(
      fc.property(others, value, others, (before, wanted, after) => {
        const header = [...before, ["wanted", wanted], ...after].map((pair) => pair.join("=")).join("; ");
        expect(readCookie(header, "wanted")).toBe(wanted);
      }),
    );
  });
});
