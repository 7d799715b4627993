import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_ITEMS } from "../limits";
import type { ExerciseOf } from "../schema";
import { joined } from "./joins";
import { textRowsOf, withTextRows } from "./rows";
import { check, isShown, lint, rightOrder, solution, start } from "./rules";

type Items = ExerciseOf<"match_words">["leftItems"];
const match = (leftItems: Items, rightItems: Items): ExerciseOf<"match_words"> => ({
  type: "match_words",
  name: "",
  title: "",
  leftItems,
  rightItems,
});
/** Items from `id:content`, or `content` alone. */
const items = (...texts: string[]): Items =>
  texts.map((text) => {
    const [content = "", id] = text.split(":").reverse();
    return id === undefined ? { content } : { id, content };
  });

const anyItems: fc.Arbitrary<Items> = fc.array(
  fc.record(
    {
      id: fc.oneof(fc.constantFrom("1", "2", "3", "", "__proto__", "constructor"), fc.string()),
      content: fc.oneof(fc.constantFrom("", " ", "cat", "dog", "cow", "__proto__"), fc.string()),
    },
    { requiredKeys: ["content"] },
  ),
  { maxLength: 8 },
);
const anyMatch = fc.tuple(anyItems, anyItems).map(([left, right]) => match(left, right));
const hasPairs = (exercise: ExerciseOf<"match_words">) => solution(exercise).some((right) => right !== null);

describe("what belongs together", () => {
  it.each([
    ["the same ids", items("1:a", "2:b"), items("2:B", "1:A"), [1, 0]],
    ["the same places, where no id is shared", items("1:a", "2:b"), items("3:A", "4:B"), [0, 1]],
    ["the same places, without ids", items("a", "b"), items("A", "B"), [0, 1]],
    ["the same places, with empty ids", items(":a", ":b"), items(":A", ":B"), [0, 1]],
    ["nothing for an id that only one list has", items("1:a", "2:b"), items("1:A", "3:B"), [0, null]],
    ["nothing beyond a shorter list", items("a", "b"), items("A"), [0, null]],
    ["nothing for an empty text", items("a", " "), items("", "B"), [null, null]],
    ["the first with the first, where ids repeat", items("1:a", "1:b"), items("1:A", "1:B"), [0, 1]],
    ["any id", items("__proto__:a", "x:b"), items("x:B", "__proto__:A"), [1, 0]],
  ])("%s", (_, left, right, expected) => {
    expect(solution(match(left, right))).toEqual(expected);
  });
});

describe("checking", () => {
  it("finds the solution right", () => {
    fc.assert(
      fc.property(anyMatch, (exercise) => {
        const marks = check(exercise, solution(exercise));
        expect(marks).toEqual(solution(exercise).map((right) => (right === null ? "unchecked" : "right")));
      }),
    );
  });

  it("finds nothing right at the start", () => {
    fc.assert(
      fc.property(anyMatch.filter(hasPairs), (exercise) => {
        const marks = check(exercise, start(exercise));
        expect(marks).toContain("missing");
        expect(marks).not.toContain("right");
      }),
    );
  });

  it("lets partners change places only where they, or those they belong to, look the same", () => {
    const word = fc.constantFrom("a", "b", "c");
    const pairs = fc.array(fc.tuple(word, word), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(pairs, fc.nat(), fc.nat(), (texts, one, other) => {
        const exercise = match(
          texts.map(([content]) => ({ content })),
          texts.map(([, content]) => ({ content })),
        );
        const [i, j] = [one % texts.length, other % texts.length];
        const joins = solution(exercise).map((right, k) => (k === i ? j : k === j ? i : right));
        const same = texts[i]?.[0] === texts[j]?.[0] || texts[i]?.[1] === texts[j]?.[1];
        expect(check(exercise, joins).every((mark) => mark === "right")).toBe(same);
      }),
    );
  });

  it("bears any answer to any exercise", () => {
    const joins = fc.array(fc.option(fc.integer({ min: -1, max: 200 }), { nil: null }));
    fc.assert(
      fc.property(anyMatch, joins, (exercise, answer) => {
        expect(check(exercise, answer)).toHaveLength(exercise.leftItems.length);
        expect(lint(exercise)).toBeInstanceOf(Array);
      }),
    );
  });

  it("joins an item once", () => {
    expect(joined([1, null, 0], 1, 1)).toEqual([null, 1, 0]);
  });
});

describe("the right column", () => {
  it("holds every item that can be read, once", () => {
    fc.assert(
      fc.property(anyMatch, (exercise) => {
        const shown = [...exercise.rightItems.keys()].filter((j) => isShown(exercise.rightItems[j]));
        expect([...rightOrder(exercise)].sort((a, b) => a - b)).toEqual(shown);
      }),
    );
  });

  it("never stands beside its partners, wherever those stand in the list", () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 });
    fc.assert(
      fc.property(order, order, (left, right) => {
        fc.pre(left.length === right.length && left.every((id) => right.includes(id)));
        const of = (ids: number[]): Items => ids.map((id) => ({ id: `i${id}`, content: `word ${id}` }));
        const exercise = match(of(left), of(right));
        expect(rightOrder(exercise)).not.toEqual(solution(exercise));
      }),
    );
  });
});

describe("rows", () => {
  it("lose nothing: what is edited keeps every text, its partner and the keys that we do not know", () => {
    const withExtras = anyMatch.map((exercise) =>
      match(
        exercise.leftItems.map((item, i) => ({ ...item, sound: i })),
        exercise.rightItems,
      ),
    );
    const texts = (all: Items) => all.map(({ content }) => content).filter(Boolean);
    const solved = (exercise: ExerciseOf<"match_words">) =>
      solution(exercise).flatMap((right, left) =>
        right === null ? [] : [[exercise.leftItems[left]?.content, exercise.rightItems[right]?.content]],
      );
    fc.assert(
      fc.property(withExtras, (exercise) => {
        const edited = withTextRows(exercise, textRowsOf(exercise));
        expect(texts(edited.leftItems)).toEqual(texts(exercise.leftItems));
        expect(texts(edited.rightItems).sort()).toEqual(texts(exercise.rightItems).sort());
        expect(solved(edited)).toEqual(solved(exercise));
        expect(edited.leftItems).toEqual(
          expect.arrayContaining(exercise.leftItems.map(({ sound }) => expect.objectContaining({ sound }))),
        );
        const text = ({ left, right }: { left: string; right: string }) => [left, right];
        expect(textRowsOf(edited).map(text)).toEqual(textRowsOf(exercise).map(text));
      }),
    );
  });

  it("stay in step, one id a row", () => {
    fc.assert(
      fc.property(anyMatch, (exercise) => {
        const { leftItems, rightItems } = withTextRows(exercise, textRowsOf(exercise));
        const ids = leftItems.map(({ id }) => id);
        expect(rightItems.map(({ id }) => id)).toEqual(ids);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it("never make a list longer than it may be", () => {
    const many = (prefix: string) =>
      Array.from({ length: MAX_ITEMS }, (_, i) => ({ id: i === 0 ? "same" : `${prefix}${i}`, content: "x" }));
    const exercise = match(many("l"), many("r"));
    const rows = textRowsOf(exercise);
    expect(rows).toHaveLength(2 * MAX_ITEMS - 1);
    const changed = rows.map((row, i) => (i === 0 ? { ...row, left: "y" } : row));
    expect(withTextRows(exercise, changed).leftItems).toHaveLength(MAX_ITEMS);
    expect(withTextRows(exercise, changed).leftItems[0]?.content).toBe("y");
    expect(withTextRows(exercise, [...rows, { left: "one more", right: "" }])).toBe(exercise);
  });
});

describe("the linter", () => {
  it.each([
    ["nothing to do", match([], []), [undefined]],
    ["nothing to do with one side alone", match(items("a"), []), [undefined, 0]],
    ["a left word without a partner", match(items("a", "b"), items("A")), [1]],
    ["a right word without a partner", match(items("1:a"), items("1:A", "2:B")), [1]],
    ["two equal options", match(items("a", "b"), items("A", " A")), [1]],
    ["nothing where all is well", match(items("a", "b"), items("A", "B")), []],
    ["nothing about an empty row", match(items("a", ""), items("A", "")), []],
  ])("says %s", (_, exercise, where) => {
    expect(lint(exercise).map(({ item }) => item)).toEqual(where);
  });
});
