import fc from "fast-check";
import { expect, test } from "vitest";
import { excerpt, finder } from "./find-text";

const matches = (text: string, what: string, how?: Parameters<typeof finder>[1]) =>
  finder(what, how)(text).map(({ at, length }) => text.slice(at, at + length));

test("whatever the case, ё as е, every space the same, unless it is to be exact", () => {
  expect(matches("Пчёлы и ПЧЕЛЫ", "пчелы")).toEqual(["Пчёлы", "ПЧЕЛЫ"]);
  expect(matches("in\nthe In\u00a0The", "in the")).toEqual(["in\nthe", "In\u00a0The"]);
  expect(matches("Cat cat", "Cat", { exact: true })).toEqual(["Cat"]);
  // a letter that becomes two when it is made small moves nothing
  expect(matches("İİ cat", "CAT")).toEqual(["cat"]);
});

test("whole words end where no letter, mark or digit follows", () => {
  const words = (text: string, what: string) => matches(text, what, { words: true });
  expect(words("time times, time-table; overtime", "time")).toEqual(["time", "time"]);
  expect(words("a кот, который", "кот")).toEqual(["кот"]);
  expect(words("cafe\u0301 cafe", "cafe")).toEqual(["cafe"]);
  expect(words("𝐚b b", "b")).toEqual(["b"]);
  expect(words("x... y...z", "...")).toEqual(["...", "..."]);
});

const texts = fc.string({
  unit: fc.constantFrom("a", "A", "b", "ё", "Е", " ", "İ", "𝐚", "\n"),
  maxLength: 60,
});

test("finds places that read as what was sought, that never overlap, and all that are exact", () => {
  fc.assert(
    fc.property(
      texts,
      fc.string({ unit: fc.constantFrom("a", "b", "ё", " "), minLength: 1, maxLength: 3 }),
      (text, what) => {
        const places = finder(what)(text);
        const folded = (one: string) => one.toLowerCase().replace(/ё/g, "е").replace(/\s/g, " ");
        let end = 0;
        for (const { at, length } of places) {
          expect(at).toBeGreaterThanOrEqual(end);
          expect(folded(text.slice(at, at + length))).toBe(folded(what));
          end = at + length;
        }
        expect(finder(what, { exact: true })(text).length).toBe(text.split(what).length - 1);
      },
    ),
  );
});

test("an excerpt is the text around a place, cut between words and never inside a character", () => {
  expect(excerpt("short", { at: 1, length: 2 })).toEqual({ before: "s", match: "ho", after: "rt" });
  const text = `${"word ".repeat(40)}here${" word".repeat(40)}`;
  const { before, match, after } = excerpt(text, { at: 200, length: 4 });
  expect(before).toMatch(/^…(word )+$/);
  expect(match).toBe("here");
  expect(after).toMatch(/^( word)+…$/);
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("😀", "a", " "), maxLength: 200 }),
      fc.nat(),
      (random, seed) => {
        const found = finder("a")(random);
        const place = found[seed % Math.max(found.length, 1)];
        if (!place) return;
        const cut = excerpt(random, place);
        expect(`${cut.before}${cut.match}${cut.after}`.isWellFormed()).toBe(true);
        expect(random).toContain(`${cut.before.replace(/^…/, "")}${cut.match}${cut.after.replace(/…$/, "")}`);
      },
    ),
  );
});
