import fc from "fast-check";
import { expect, test } from "vitest";
import type { Exercise } from "~/exercises/schema";
import { withExercise } from "./add-exercise";
import type { Section } from "./schema";

const exercise = (name: string): Exercise => ({ type: "picture", name, title: "" });
const section = (id: string, count: number): Section => ({
  id,
  name: id,
  tint: "#fff",
  content: [{ data: Array.from({ length: count }, (_, i) => exercise(`${id}${i}`)), theme: "x" }, 7],
});
const added = exercise("new");

test("stands at the end of the chosen section, whose other keys stay", () => {
  const sections = [section("a", 1), section("b", 0)];
  expect(withExercise(sections, added, "a")).toEqual({
    place: 0,
    sections: [
      { ...sections[0], content: [{ data: [exercise("a0"), added], theme: "x" }, 7] },
      section("b", 0),
    ],
  });
});

test("without a section goes to the last one that has room, or to a new one", () => {
  expect(withExercise([section("a", 1), section("b", 100)], added, undefined)).toMatchObject({ place: 0 });
  expect(withExercise([], added, undefined)).toEqual({
    place: 0,
    sections: [{ name: "", content: [{ data: [added] }] }],
  });
  expect(withExercise([section("a", 0)], added, null)).toMatchObject({ place: 1 });
});

test("says why it has no room", () => {
  const full = Array.from({ length: 100 }, (_, i) => section(`s${i}`, 100));
  expect(withExercise(full, added, "s1")).toBe("section full");
  expect(withExercise(full, added, "x")).toBe("no such section");
  expect(withExercise(full, added, null)).toBe("page full");
  expect(withExercise(full, added, undefined)).toBe("page full");
});

test("adds exactly one exercise, after which all others stand as they stood", () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 5 });
  fc.assert(
    fc.property(sizes, fc.option(fc.nat({ max: 4 }), { nil: null }), (counts, to) => {
      const sections = counts.map((count, i) => section(`s${i}`, count));
      const result = withExercise(sections, added, to === null ? null : `s${to}`);
      if (typeof result === "string") {
        expect(to).toBeGreaterThanOrEqual(counts.length);
        return;
      }
      const before = sections.flatMap(({ content: [first] }) => first.data);
      const after = result.sections.flatMap(({ content: [first] }) => first.data);
      expect(result.sections[result.place]?.content[0].data.at(-1)).toBe(added);
      expect(after.filter((one) => one !== added)).toEqual(before);
      expect(after.length).toBe(before.length + 1);
    }),
  );
});
