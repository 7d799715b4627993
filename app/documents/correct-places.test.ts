import fc from "fast-check";
import { expect, test } from "vitest";
import { section } from "../../tests/support/section";
import { correctPlaces, putBack } from "./correct-places";
import { finder } from "./find-text";
import { textsOf } from "./page-texts";
import type { Section } from "./schema";

const made = (content: string, branches: Section[] = []) => section("s", content, branches);

const correcting = { property: "tirne", correction: "time" };
const everyPlace = (sections: Section[], what: string) =>
  textsOf(1, sections).flatMap(({ path, text }) =>
    finder(what, { exact: true })(text).map(({ at }) => ({ path, at })),
  );

test("corrects the chosen places, and puts them back", () => {
  const sections = [made("tirne and tirne", [made("tirne")])];
  const places = everyPlace(sections, "tirne");
  const { sections: after, left, count } = correctPlaces(1, sections, correcting, places.slice(1));
  expect(textsOf(1, after).map(({ text }) => text)).toEqual(["tirne and time", "time"]);
  expect(count).toBe(2);
  expect(putBack(1, after, correcting, left)).toEqual({ sections, count: 2 });
});

test("leaves alone what reads otherwise by now, both ways", () => {
  const sections = [made("tirne and tirne"), made("tirne")];
  const places = everyPlace(sections, "tirne");
  const changed = [made("time. and tirne"), made("tirne")];
  const { sections: after, left, count } = correctPlaces(1, changed, correcting, places);
  expect(textsOf(1, after).map(({ text }) => text)).toEqual(["time. and time", "time"]);
  expect(count).toBe(2);
  const edited = [made("time. and dime"), made("time")];
  expect(putBack(1, edited, correcting, left)).toEqual({
    sections: [made("time. and dime"), made("tirne")],
    count: 1,
  });
});

const text = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 20 });
const page = fc.array(fc.tuple(text, fc.array(text, { maxLength: 2 })), { maxLength: 3 });

test("putting back undoes any correction of any places", () => {
  fc.assert(
    fc.property(
      page,
      fc.constantFrom("a", "ab", "aa"),
      fc.constantFrom("", "a", "b", "aba"),
      fc.infiniteStream(fc.boolean()),
      (texts, property, correction, chosen) => {
        const sections = texts.map(([own, inner]) =>
          made(
            own,
            inner.map((one) => made(one)),
          ),
        );
        const places = everyPlace(sections, property).filter(() => chosen.next().value);
        const corrected = correctPlaces(1, sections, { property, correction }, places);
        expect(corrected.count).toBe(places.length);
        expect(putBack(1, corrected.sections, { property, correction }, corrected.left)).toEqual({
          sections,
          count: places.length,
        });
      },
    ),
  );
});
