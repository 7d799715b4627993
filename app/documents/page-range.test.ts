import fc from "fast-check";
import { expect, test } from "vitest";
import { pagesIn, rangeOf } from "./page-range";

test("reads pages and ranges, in order and each once", () => {
  expect(pagesIn("3, 1-2;2 – 4,", 9)).toEqual([1, 2, 3, 4]);
  expect(pagesIn(" ", 9)).toEqual({ kind: "empty" });
  expect(pagesIn("1, x", 9)).toEqual({ kind: "form", part: "x" });
  expect(pagesIn("4-2", 9)).toEqual({ kind: "form", part: "4-2" });
  expect(pagesIn("8-10", 9)).toEqual({ kind: "beyond", part: "8-10" });
  expect(pagesIn("0", 9)).toEqual({ kind: "beyond", part: "0" });
  expect(pagesIn("99999-99999999999", 9)).toMatchObject({ kind: "form" });
});

test("what is written in short is read back", () => {
  const pages = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 });
  fc.assert(
    fc.property(pages, (numbers) => {
      const sorted = numbers.sort((a, b) => a - b);
      expect(pagesIn(rangeOf(sorted), 60)).toEqual(sorted);
    }),
  );
});

test("anything typed is read or refused", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (text, count) => {
      const pages = pagesIn(text, count);
      if (Array.isArray(pages)) for (const page of pages) expect(page >= 1 && page <= count).toBe(true);
    }),
  );
});
