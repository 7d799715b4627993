import fc from "fast-check";
import { expect, test } from "vitest";
import { textsOf, withTexts } from "./page-texts";
import type { Section } from "./schema";

const made = (id: string, content: string, branches: Section[], more: object = {}): Section => ({
  section_id: id,
  content_type: "text",
  tag: "p",
  content,
  external_reference: "https://a.test",
  box: { x: 1, y: 2, width: 3, height: 4 },
  branches,
  ...more,
});

const page = [
  made("a", "one", [made("b", "two", [], { hints: ["three", { deep: "four", n: 1, no: null }] })]),
];

test("texts by their paths in the document, a section before its branches", () => {
  expect(textsOf(12, page)).toEqual([
    { path: "pages-11-sections-0-content", text: "one" },
    { path: "pages-11-sections-0-branches-0-content", text: "two" },
    { path: "pages-11-sections-0-branches-0-hints-0", text: "three" },
    { path: "pages-11-sections-0-branches-0-hints-1-deep", text: "four" },
  ]);
});

const nested = (depth: number): fc.Arbitrary<Section[]> =>
  fc.array(
    fc
      .tuple(
        fc.string({ maxLength: 5 }),
        depth > 0 ? nested(depth - 1) : fc.constant<Section[]>([]),
        fc.dictionary(fc.constantFrom("note", "hint"), fc.jsonValue({ maxDepth: 2 })),
      )
      .map(([content, branches, more]) => made("s", content, branches, more)),
    { maxLength: 2 },
  );

test("changing every text changes these texts and nothing else", () => {
  fc.assert(
    fc.property(nested(2), fc.integer({ min: 1, max: 1000 }), (list, number) => {
      expect(withTexts(number, list, ({ text }) => text)).toEqual(list);
      const seen = new Set<string>();
      const changed = withTexts(number, list, ({ path, text }) => {
        seen.add(path);
        return `${text}!`;
      });
      const before = textsOf(number, list);
      expect(seen).toEqual(new Set(before.map(({ path }) => path)));
      expect(textsOf(number, changed)).toEqual(before.map(({ path, text }) => ({ path, text: `${text}!` })));
      expect(withTexts(number, changed, ({ text }) => text.slice(0, -1))).toEqual(list);
    }),
  );
});
