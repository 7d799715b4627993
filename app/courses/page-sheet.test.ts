import { describe, expect, it } from "vitest";
import type { Exercise } from "~/exercises/schema";
import { isCheckedAsOne, sheetOf } from "./page-sheet";
import type { Section } from "./schema";

const note = { type: "note", name: "", note_exercise_data: { note: { title: "", text: "" } } };
const trueOrFalse = { type: "true_or_false", name: "What is true?", title: "", questions: [] };
const unknown = { type: "hologram", name: "From elsewhere" };
const section = (name: string, ...data: object[]) =>
  ({ name, content: [{ data: data as Exercise[] }] }) as Section;

describe("a page as students meet it", () => {
  it("numbers exercises through the page, by their own names or their kinds'", () => {
    const sheet = sheetOf([section("Reading", note, unknown, trueOrFalse), section("", note)]);
    expect(
      sheet.map(({ number, name, exercises }) => ({
        number,
        name,
        exercises: exercises.map((each) => `${each.number} ${each.title}`),
      })),
    ).toEqual([
      { number: 1, name: "Reading", exercises: ["1 Note", "2 What is true?"] },
      { number: 2, name: "", exercises: ["3 Note"] },
    ]);
  });

  it("leaves out sections with nothing to show, and keeps the numbers of the others", () => {
    expect(sheetOf([section("Empty"), section("Unknown", unknown), section("", note)])).toMatchObject([
      { number: 3 },
    ]);
    expect(sheetOf([])).toEqual([]);
  });

  it.each([
    [[trueOrFalse, note], true],
    [[trueOrFalse], false],
    [[note, note], false],
  ])(
    "offers to check all at once where there is more than one exercise, and one to check",
    (data, offered) => {
      expect(sheetOf([section("", ...data)]).map(isCheckedAsOne)).toEqual([offered]);
    },
  );
});
