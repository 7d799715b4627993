import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ExerciseOf } from "../schema";
import { check, lint, solution, start } from "./rules";

type PictureLabel = ExerciseOf<"picture_label">;
const picture = (change: Partial<PictureLabel>): PictureLabel => ({
  type: "picture_label",
  name: "",
  title: "",
  image: "https://example.com/a.webp",
  alt: "A drawing",
  label: "",
  ...change,
});
const points = (...texts: string[]) => texts.map((text) => ({ x: 10, y: 90, text }));

const anyText = fc.oneof(fc.constantFrom("", " ", ".", "\u200b", "cat.", "__proto__"), fc.string());
const anyPicture = fc
  .tuple(anyText, fc.option(fc.array(anyText, { maxLength: 6 }), { nil: undefined }))
  .map(([label, texts]) => picture({ label, ...(texts ? { labels: points(...texts) } : {}) }));

describe("checking", () => {
  it("finds the solution right and the start empty", () => {
    fc.assert(
      fc.property(anyPicture, (exercise) => {
        const solved = check(exercise, solution(exercise));
        expect(solved.every((mark) => mark === "right" || mark === "unchecked")).toBe(true);
        expect(check(exercise, start(exercise))).toEqual(
          solved.map((mark) => (mark === "right" ? "missing" : mark)),
        );
      }),
    );
  });

  it("bears any answer to any exercise", () => {
    fc.assert(
      fc.property(anyPicture, fc.array(fc.string()), (exercise, written) => {
        expect(check(exercise, written)).toHaveLength(1 + (exercise.labels?.length ?? 0));
        expect(lint(exercise)).toBeInstanceOf(Array);
      }),
    );
  });

  it.each([
    ["the same", "a lamp", "a lamp", "right"],
    ["another case and more blanks", "a lamp", " A  Lamp ", "right"],
    ["a full stop", "a lamp", "a lamp.", "right"],
    ["no full stop", "A lamp.", "a lamp", "right"],
    ["another word", "a lamp", "a lump", "wrong"],
    ["nothing", "a lamp", "  ", "missing"],
    ["anything, where no answer is known", "", "a lamp", "unchecked"],
  ])("takes %s for what it is", (_, text, given, mark) => {
    const exercise = picture({ label: text, labels: points("other", text) });
    expect(check(exercise, [given, "", given])).toEqual([mark, "missing", mark]);
  });

  it("does not let the names of two points change places", () => {
    const exercise = picture({ labels: points("roof", "door", "roof") });
    expect(check(exercise, ["", "door", "roof", "roof"])).toEqual(["unchecked", "wrong", "wrong", "right"]);
  });
});

describe("the linter", () => {
  it.each([
    ["a picture without alt text", picture({ label: "a lamp", alt: " " }), 1],
    ["no picture, and not that it has no alt text", picture({ label: "a lamp", image: "", alt: "" }), 1],
    ["nothing to do", picture({}), 1],
    ["nothing where all is well", picture({ label: "a lamp" }), 0],
    ["nothing where points alone have texts", picture({ labels: points("roof", "door") }), 0],
  ])("says %s", (_, exercise, count) => {
    expect(lint(exercise)).toHaveLength(count);
  });

  it("says which point has no text", () => {
    expect(lint(picture({ labels: points("roof", "") })).map(({ item }) => item)).toEqual([1]);
  });
});
