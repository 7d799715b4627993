import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PairAction, reduce, valueAt } from "./pair-actions";
import {
  entriesOf,
  flatten,
  isList,
  type Json,
  type Pair,
  PairTrouble,
  type TroubleKind,
  under,
} from "./pairs";
import { json } from "./pairs.test-values";

/** Every path of a value, of what has parts too. */
const pathsOf = (value: Json, path = ""): string[] => [
  path,
  ...(entriesOf(value) ?? []).flatMap(([key, member]) => pathsOf(member, under(path, key))),
];

/** A value and one of its paths. */
const valueAndPath = fc.tuple(json, fc.nat()).map(([value, n]): [Json, string] => {
  const paths = pathsOf(value);
  return [value, paths[n % paths.length] ?? ""];
});

const trouble = (value: Json, action: PairAction): TroubleKind | "none" => {
  try {
    reduce(value, action);
    return "none";
  } catch (error) {
    if (error instanceof PairTrouble) return error.kind;
    throw error;
  }
};

const text = (value: Json) => JSON.stringify(value);
const sorted = (pairs: readonly Pair[]) => pairs.map((pair) => JSON.stringify(pair)).sort();

describe("update", () => {
  test("changes what stands at the path, and nothing else", () => {
    fc.assert(
      fc.property(valueAndPath, json, ([value, path], next) => {
        const after = reduce(value, { type: "update", path, value: next });
        expect(valueAt(after, path)).toBe(next);
        const isElsewhere = ([at]: Pair) => path !== "" && at !== path && !at.startsWith(`${path}-`);
        expect(flatten(after).filter(isElsewhere)).toEqual(flatten(value).filter(isElsewhere));
      }),
    );
  });

  test("and back is nothing at all", () => {
    fc.assert(
      fc.property(valueAndPath, json, ([value, path], next) => {
        const changed = reduce(value, { type: "update", path, value: next });
        const back = reduce(changed, { type: "update", path, value: valueAt(value, path) });
        expect(text(back)).toBe(text(value));
      }),
    );
  });

  test("shares what it does not change", () => {
    const sections = [{ content: "one" }, { content: "two" }];
    const after = reduce({ sections }, { type: "update", path: "sections-1-content", value: "2" });
    expect((after as { sections: Json[] }).sections[0]).toBe(sections[0]);
    expect(reduce(after, { type: "update", path: "sections-1-content", value: "2" })).toBe(after);
  });
});

describe("reorder", () => {
  const withOrder = valueAndPath
    .map(([value, path]) => ({ value, path, count: entriesOf(valueAt(value, path))?.length ?? 0 }))
    .filter(({ value, path }) => entriesOf(valueAt(value, path)) !== null)
    .chain(({ value, path, count }) =>
      fc
        .shuffledSubarray(
          Array.from({ length: count }, (_, i) => i),
          { minLength: count },
        )
        .map((order) => ({ value, path, order })),
    );

  test("is a permutation of the items, by the order given", () => {
    fc.assert(
      fc.property(withOrder, ({ value, path, order }) => {
        const before = entriesOf(valueAt(value, path)) ?? [];
        const there = valueAt(reduce(value, { type: "reorder", path, order }), path);
        const after = entriesOf(there) ?? [];
        expect(after.map(([, item]) => item)).toEqual(order.map((place) => before[place]?.[1]));
        if (!isList(there))
          expect(after.map(([key]) => key)).toEqual(order.map((place) => before[place]?.[0]));
      }),
    );
  });

  test("and the other way round is nothing at all", () => {
    fc.assert(
      fc.property(withOrder, ({ value, path, order }) => {
        const back = order.map((_, place) => order.indexOf(place));
        const after = reduce(value, { type: "reorder", path, order });
        expect(text(reduce(after, { type: "reorder", path, order: back }))).toBe(text(value));
      }),
    );
  });

  test.each([
    ["too few", [0]],
    ["too many", [0, 1, 2]],
    ["one twice", [0, 0]],
    ["one that is not there", [0, 2]],
    ["half of one", [0.5, 1]],
  ])("%s is no order of two", (_, order) => {
    expect(trouble({ a: ["x", "y"] }, { type: "reorder", path: "a", order })).toBe("order");
  });

  test("a text has no items", () => {
    expect(trouble({ a: "x" }, { type: "reorder", path: "a", order: [] })).toBe("mixed");
  });
});

describe("add", () => {
  test("adds its pairs to those that are there", () => {
    fc.assert(
      fc.property(json, fc.stringMatching(/^[A-Za-z_]\w{0,6}$/), json, (value, key, leaf) => {
        fc.pre(value !== null && typeof value === "object" && !isList(value) && !Object.hasOwn(value, key));
        const after = reduce(value, { type: "add", path: key, value: leaf });
        const before = Object.keys(value).length === 0 ? [] : flatten(value);
        expect(sorted(flatten(after))).toEqual(sorted([...before, ...flatten(leaf, key)]));
      }),
    );
  });

  test("goes on at the end of a list, and makes what it stands in", () => {
    expect(reduce({ a: ["x"] }, { type: "add", path: "a-1", value: "y" })).toEqual({ a: ["x", "y"] });
    expect(reduce({ a: [] }, { type: "add", path: "a-0-b-0-c", value: 1 })).toEqual({
      a: [{ b: [{ c: 1 }] }],
    });
    expect(reduce({}, { type: "add", path: "a-b", value: null })).toEqual({ a: { b: null } });
  });

  test.each<[string, TroubleKind, Json, string]>([
    ["what is there", "taken", { a: 1 }, "a"],
    ["a hole", "gap", { a: ["x"] }, "a-2"],
    ["a hole in a new list", "gap", {}, "a-1"],
    ["a name in a list", "mixed", { a: ["x"] }, "a-b"],
    ["a name in an empty list", "mixed", { a: [] }, "a-b"],
    ["a number in an object", "mixed", { a: {} }, "a-0"],
    ["something in a text", "mixed", { a: "x" }, "a-b"],
    ["a path that is none", "form", {}, "a b"],
  ])("not %s", (_, kind, value, path) => {
    expect(trouble(value, { type: "add", path, value: 1 })).toBe(kind);
  });
});

describe("replace", () => {
  test("by its own pairs is nothing at all", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(text(reduce(value, { type: "replace", pairs: flatten(value) }))).toBe(text(value));
      }),
    );
  });

  test("whatever stood there before", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(text(reduce(before, { type: "replace", pairs: flatten(after) }))).toBe(text(after));
      }),
    );
  });
});

test("what is not there cannot be changed", () => {
  for (const path of ["b", "a-2", "a-x", "a-0-x", "pages-0"])
    expect(trouble({ a: ["x", "y"] }, { type: "update", path, value: 1 })).toBe("unknown");
  expect(trouble({}, { type: "update", path: "constructor", value: 1 })).toBe("unknown");
});

test("paths are those of the whole document", () => {
  const page = { sections: [{ content: "one" }] };
  const after = reduce(
    page,
    { type: "update", path: "pages-11-sections-0-content", value: "two" },
    "pages-11",
  );
  expect(after).toEqual({ sections: [{ content: "two" }] });
  expect(valueAt(after, "pages-11-sections-0-content", "pages-11")).toBe("two");
});
