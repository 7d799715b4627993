import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ExerciseOf } from "../schema";
import { check, columnsOf, lint, poolOrder, solution, start } from "./rules";

type Items = ExerciseOf<"sort_into_columns">["items"];
const sort = (items: Items): ExerciseOf<"sort_into_columns"> => ({
  type: "sort_into_columns",
  name: "",
  title: "",
  items,
});
/** Items from `content/column`, or `content` alone. */
const items = (...texts: string[]): Items =>
  texts.map((text) => {
    const [content = "", column] = text.split("/");
    return column === undefined ? { content } : { content, column };
  });

const anySort = fc
  .array(
    fc.record(
      {
        id: fc.constantFrom("1", "__proto__"),
        content: fc.oneof(fc.constantFrom("", "cat", "dog", "__proto__"), fc.string()),
        column: fc.oneof(fc.constantFrom("", " ", "A", "B", "__proto__", "constructor"), fc.string()),
      },
      { requiredKeys: ["content"] },
    ),
    { maxLength: 10 },
  )
  .map(sort);

it.each([
  ["first mention first", items("a/Y", "b/X", "c/Y"), ["Y", "X"]],
  ["blanks make no other column", items("a/Big cat", "b/ Big  cat "), ["Big cat"]],
  ["case does", items("a/polish", "b/Polish"), ["polish", "Polish"]],
  ["an item without a column names none", items("a", "b/", "c/ "), []],
  ["any name", items("a/__proto__", "b/constructor"), ["__proto__", "constructor"]],
])("columns: %s", (_, all, columns) => {
  expect(columnsOf(sort(all))).toEqual(columns);
});

describe("checking", () => {
  it("finds the solution right, and does not check what has no column or no text", () => {
    fc.assert(
      fc.property(anySort, (exercise) => {
        const solved = solution(exercise);
        const expected = solved.map((place) => (place === null ? "unchecked" : "right"));
        expect(check(exercise, solved)).toEqual(expected);
      }),
    );
  });

  it("finds nothing right at the start", () => {
    fc.assert(
      fc.property(anySort, (exercise) => {
        const marks = check(exercise, start(exercise));
        expect(marks).not.toContain("right");
        expect(marks.includes("missing")).toBe(solution(exercise).some((place) => place !== null));
      }),
    );
  });

  it("lets items change columns only where they, or their columns, are the same", () => {
    const item = fc.record({ content: fc.constantFrom("a", "b", "c"), column: fc.constantFrom("A", "B") });
    fc.assert(
      fc.property(fc.array(item, { minLength: 2, maxLength: 8 }), fc.nat(), fc.nat(), (all, one, other) => {
        const exercise = sort(all);
        const [i, j] = [one % all.length, other % all.length];
        const places = solution(exercise).map((place, k, solved) =>
          k === i ? (solved[j] ?? null) : k === j ? (solved[i] ?? null) : place,
        );
        const same = all[i]?.content === all[j]?.content || all[i]?.column === all[j]?.column;
        expect(check(exercise, places).every((mark) => mark === "right")).toBe(same);
      }),
    );
  });

  it("bears any answer to any exercise", () => {
    const places = fc.array(fc.option(fc.integer({ min: -1, max: 200 }), { nil: null }));
    fc.assert(
      fc.property(anySort, places, (exercise, answer) => {
        expect(check(exercise, answer)).toHaveLength(exercise.items.length);
        expect(lint(exercise)).toBeInstanceOf(Array);
      }),
    );
  });
});

it("offers every item that can be read, once, and not in the order of the list", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }).filter((text) => /\w/.test(text))), (texts) => {
      const exercise = sort([...texts.map((content) => ({ content, column: "A" })), { content: " " }]);
      const order = poolOrder(exercise);
      expect([...order].sort((a, b) => a - b)).toEqual([...texts.keys()]);
      const differ = new Set(texts.map((text) => text.normalize("NFC").trim())).size > 1;
      if (differ) expect(order).not.toEqual([...texts.keys()]);
    }),
  );
});

describe("the linter", () => {
  it.each([
    ["nothing to do", items(), [undefined]],
    ["nothing to do where no item has a column", items("a"), [undefined, 0]],
    ["one column, where there is nothing to choose", items("a/A", "b/A"), [undefined]],
    ["an item in no column", items("a/A", "b/B", "c"), [2]],
    ["a column without its item", items("a/A", "b/B", "/B"), [2]],
    ["an item in two columns", items("a/A", "b/B", " a/B"), [2]],
    ["two equal items in one column", items("a/A", "b/B", "a/A"), [2]],
    ["nothing where all is well", items("a/A", "b/B"), []],
    ["nothing about an empty row", items("a/A", "b/B", "/"), []],
  ])("says %s", (_, all, where) => {
    expect(lint(sort(all)).map(({ item }) => item)).toEqual(where);
  });
});
