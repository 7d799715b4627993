import { describe, expect, test } from "vitest";
import { section } from "../../tests/support/section";
import { attempt, typedValue } from "./flat-edits";
import { changedSections, pairsOf } from "./page-pairs";
import type { PairAction } from "./pair-actions";
import type { Pair } from "./pairs";
import type { Section } from "./schema";
import type { Review } from "./use-review";

/** Page 3 with two sections, as far as its pairs go. */
function reviewed() {
  let page = {
    size: { width: 595, height: 842 },
    sections: [section("s1", "one"), section("s2", "two")] as readonly Section[],
    checked: false,
  };
  let steps = 0;
  const review = {
    number: 3,
    current: () => page,
    dispatch: (action: PairAction | readonly PairAction[]) => {
      page = { ...page, sections: changedSections(3, page, "type" in action ? [action] : action) };
      steps += 1;
      return null;
    },
  } as unknown as Review;
  const pairs = (): Pair[] => [...pairsOf(3, page)];
  return { review, pairs, sections: () => page.sections, steps: () => steps };
}

describe("the pairs of a page", () => {
  test("begin a section with any of its keys; the rest is filled in, in one step", () => {
    const { review, sections, steps } = reviewed();
    expect(attempt(review, { type: "add", path: "pages-2-sections-2-content", value: "three" })).toBeNull();
    expect(sections()[2]).toEqual(section("s3", "three"));
    expect(steps()).toBe(1);
  });

  test("take a key that a teacher has thought of, and keep the order of keys", () => {
    const { review, sections } = reviewed();
    expect(attempt(review, { type: "add", path: "pages-2-sections-0-level", value: "B1" })).toBeNull();
    expect(
      attempt(review, { type: "reorder", path: "pages-2-sections-0", order: [7, 0, 1, 2, 3, 4, 5, 6] }),
    ).toBeNull();
    expect(Object.keys(sections()[0] ?? {})[0]).toBe("level");
  });

  test("are replaced as a whole", () => {
    const { review, pairs, sections } = reviewed();
    const replaced = pairs().map(([path, value]): Pair => [path, value === "one" ? "uno" : value]);
    expect(attempt(review, { type: "replace", pairs: replaced })).toBeNull();
    expect(sections().map(({ content }) => content)).toEqual(["uno", "two"]);
  });

  test("have no empty links", () => {
    const { review, sections } = reviewed();
    attempt(review, {
      type: "update",
      path: "pages-2-sections-0-external_reference",
      value: "https://a.example",
    });
    expect(sections()[0]?.external_reference).toBe("https://a.example");
    attempt(review, { type: "update", path: "pages-2-sections-0-external_reference", value: "" });
    expect(sections()[0]?.external_reference).toBeNull();
  });

  test.each<[string, PairAction, RegExp]>([
    [
      "a level there is not",
      { type: "update", path: "pages-2-sections-0-tag", value: "h9" },
      /sections-0-tag: .*h1 to h6/,
    ],
    [
      "an id twice",
      { type: "update", path: "pages-2-sections-0-section_id", value: "s2" },
      /cannot have one id/,
    ],
    ["the number of the page", { type: "update", path: "pages-2-number", value: 4 }, /those of the PDF/],
    ["another page", { type: "update", path: "pages-0-sections-0-content", value: "x" }, /nothing at/],
    ["sections that are no list", { type: "update", path: "pages-2-sections", value: {} }, /nothing at/],
    ["a section that is a text", { type: "add", path: "pages-2-sections-2", value: "x" }, /sections-2/],
    ["no pairs", { type: "replace", pairs: [] }, /nothing at/],
    ["what is no pair", { type: "replace", pairs: ["x"] as unknown as Pair[] }, /is a text, a number/],
  ])("refuse %s, and nothing changes", (_, action, message) => {
    const { review, pairs, steps } = reviewed();
    const before = pairs();
    expect(attempt(review, action)?.message).toMatch(message);
    expect(pairs()).toEqual(before);
    expect(steps()).toBe(0);
  });
});

describe("what is typed in place of a value", () => {
  test("is of its kind", () => {
    expect(typedValue("12", "a text", "p")).toBe("12");
    expect(typedValue("12", 7, "p")).toBe(12);
    expect(typedValue("true", false, "p")).toBe(true);
    expect(typedValue("null", null, "p")).toBeNull();
    expect(typedValue("https://a.example", null, "p")).toBe("https://a.example");
    expect(typedValue("[]", [], "p")).toEqual([]);
    expect(() => typedValue("twelve", 7, "p")).toThrow();
    expect(() => typedValue('"12"', 7, "p")).toThrow();
  });
});
