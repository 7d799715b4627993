import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flatten, type Json, type Pair, PairTrouble, type TroubleKind, unflatten } from "./pairs";
import { json } from "./pairs.test-values";

const section = fc.letrec<{ section: Json }>((tie) => ({
  section: fc.record({
    section_id: fc.stringMatching(/^\w{1,8}$/),
    content_type: fc.constantFrom("header", "subheader", "text"),
    tag: fc.constantFrom("h1", "h2", "p"),
    content: fc.string(),
    external_reference: fc.option(fc.webUrl()),
    box: fc.option(fc.record({ x: fc.integer(), y: fc.integer(), width: fc.nat(), height: fc.nat() })),
    branches: fc.oneof(
      { maxDepth: 3, depthIdentifier: "branches" },
      fc.constant([]),
      fc.array(tie("section"), { maxLength: 2 }),
    ),
  }) as fc.Arbitrary<Json>,
})).section;

/** A document as it is specified (spec §3 "Extracted PDF document"). */
const extracted: fc.Arbitrary<Json> = fc.record({
  filename: fc.string(),
  pages: fc.array(
    fc.record({
      number: fc.nat(),
      size: fc.record({ width: fc.nat(), height: fc.nat() }),
      sections: fc.array(section, { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
});

const troubleOf = (run: () => unknown): TroubleKind | "none" => {
  try {
    run();
    return "none";
  } catch (error) {
    if (error instanceof PairTrouble) return error.kind;
    throw error;
  }
};

describe("pairs and documents are each other's image", () => {
  for (const [what, values] of [
    ["documents", extracted],
    ["any JSON", json],
  ] as const)
    test(`${what} come back, to the order of their keys`, () => {
      fc.assert(
        fc.property(values, fc.constantFrom("", "pages-11"), (value, root) => {
          const back = unflatten(flatten(value, root), root);
          expect(JSON.stringify(back)).toBe(JSON.stringify(value));
        }),
      );
    });

  test("pairs come back, in their order", () => {
    fc.assert(
      fc.property(json, (value) => {
        const pairs = flatten(value);
        expect(flatten(unflatten(pairs))).toEqual(pairs);
      }),
    );
  });

  test("each path stands once", () => {
    fc.assert(
      fc.property(json, (value) => {
        const paths = flatten(value).map(([path]) => path);
        expect(new Set(paths).size).toBe(paths.length);
      }),
    );
  });

  test("the order of the pairs of a list does not matter", () => {
    const pairs: Pair[] = [
      ["a-1", "second"],
      ["a-0-b", "first"],
    ];
    expect(unflatten(pairs)).toEqual({ a: [{ b: "first" }, "second"] });
  });
});

test("a document is a list of paths and values, empty ones too", () => {
  const page = {
    number: 12,
    sections: [{ section_id: "s1", content: "Unit 4", box: null, branches: [] }],
    size: { width: 595.3, height: 842 },
    notes: {},
  };
  expect(flatten(page, "pages-11")).toEqual([
    ["pages-11-number", 12],
    ["pages-11-sections-0-section_id", "s1"],
    ["pages-11-sections-0-content", "Unit 4"],
    ["pages-11-sections-0-box", null],
    ["pages-11-sections-0-branches", []],
    ["pages-11-size-width", 595.3],
    ["pages-11-size-height", 842],
    ["pages-11-notes", {}],
  ]);
});

test("a key of every object is a key, whatever it is called", () => {
  const value = unflatten([
    ["__proto__-polluted", true],
    ["constructor", "text"],
  ]);
  expect(Object.keys(value as object)).toEqual(["__proto__", "constructor"]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

describe("refused with the reason", () => {
  const cases: [string, TroubleKind, unknown[]][] = [
    ["a hole in a list", "gap", [["a-1", "x"]]],
    [
      "a path twice",
      "taken",
      [
        ["a", 1],
        ["a", 2],
      ],
    ],
    [
      "a list that would be an object",
      "mixed",
      [
        ["a-0", 1],
        ["a-b", 2],
      ],
    ],
    [
      "a text that would have parts",
      "mixed",
      [
        ["a", "text"],
        ["a-b", 2],
      ],
    ],
    [
      "parts that would be a text",
      "taken",
      [
        ["a-b", 2],
        ["a", "text"],
      ],
    ],
    ["a value with parts", "pair", [["a", { b: 1 }]]],
    ["a pair without a value", "pair", [["a"]]],
    ["no pair", "pair", ["a"]],
    ["null", "pair", [null]],
    ["a number that JSON has not", "pair", [["a", Number.NaN]]],
    ["a space in a path", "form", [["a b", 1]]],
    ["a hyphen too many", "form", [["a--b", 1]]],
    ["a number with a nought before it", "form", [["a-01", 1]]],
    ["a path without an end", "form", [[Array(100).fill("a").join("-"), 1]]],
    ["nothing", "unknown", []],
  ];
  test.each(cases)("%s", (_, kind, pairs) => {
    expect(troubleOf(() => unflatten(pairs as Pair[]))).toBe(kind);
  });

  test("a path outside of the page", () => {
    expect(troubleOf(() => unflatten([["pages-1-number", 2]], "pages-11"))).toBe("unknown");
    expect(troubleOf(() => unflatten([["pages-110-number", 2]], "pages-11"))).toBe("unknown");
  });

  test("a key that cannot stand in a path", () => {
    expect(troubleOf(() => flatten({ "a-b": 1 }))).toBe("form");
    expect(troubleOf(() => flatten({ "0": 1 }))).toBe("form");
  });
});
