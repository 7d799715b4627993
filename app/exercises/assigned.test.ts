import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Assigned, marksOfAssigned, seen } from "./assigned";

const place = fc.option(fc.constantFrom("a", "b", "c"), { nil: null });
const item = fc.record({
  looks: fc.constantFrom("x", "y", "__proto__", "constructor"),
  belongs: place,
  stands: place,
});
const items = fc.array(item, { maxLength: 12 });
const count = (marks: string[], mark: string) => marks.filter((one) => one === mark).length;

describe("marks of what has been put somewhere", () => {
  it("are right where everything stands where it belongs", () => {
    fc.assert(
      fc.property(items, (all) => {
        const marks = marksOfAssigned(all.map((one) => ({ ...one, stands: one.belongs })));
        expect(marks).toEqual(all.map(({ belongs }) => (belongs === null ? "unchecked" : "right")));
      }),
    );
  });

  it("count what can be checked, whatever has been put where", () => {
    fc.assert(
      fc.property(items, (all) => {
        const unplaced = all.filter(({ belongs }) => belongs === null).length;
        expect(count(marksOfAssigned(all), "unchecked")).toBe(unplaced);
      }),
    );
  });

  it("are all right only where items that look the same share the same places", () => {
    const places = (all: Assigned[], which: "belongs" | "stands") =>
      all
        .filter((one) => one[which] !== null)
        .map((one) => `${one.looks} ${one[which]}`)
        .sort();
    fc.assert(
      fc.property(items, (all) => {
        const whole = all.filter(({ belongs, stands }) => belongs !== null && stands !== null);
        const allRight = marksOfAssigned(whole).every((mark) => mark === "right");
        expect(allRight).toBe(String(places(whole, "belongs")) === String(places(whole, "stands")));
      }),
    );
  });

  it.each([
    [
      "what looks the same changes places freely",
      [
        ["x", "a", "b"],
        ["x", "b", "a"],
      ],
      ["right", "right"],
    ],
    [
      "a place counts once",
      [
        ["x", "a", "a"],
        ["x", "b", "a"],
      ],
      ["right", "wrong"],
    ],
    [
      "what differs does not",
      [
        ["x", "a", "b"],
        ["y", "b", "a"],
      ],
      ["wrong", "wrong"],
    ],
    ["what has not been put is missing", [["x", "a", null]], ["missing"]],
    [
      "what belongs nowhere is not checked",
      [
        ["x", null, "b"],
        ["x", "a", null],
      ],
      ["unchecked", "missing"],
    ],
  ] as const)("%s", (_, all, marks) => {
    expect(marksOfAssigned(all.map(([looks, belongs, stands]) => ({ looks, belongs, stands })))).toEqual(
      marks,
    );
  });
});

it.each([
  ["  ice \n cream ", "ice cream"],
  ["e\u0301", "\u00e9"],
  ["\u200b \ufeff", ""],
  ["Polish", "Polish"],
])("%j is seen as %j", (text, as) => {
  expect(seen(text)).toBe(as);
});
