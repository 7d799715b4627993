import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LINT } from "../labels";
import { GAP_FILL } from "./labels";
import { answerKey } from "./paper";
import { check, lint, sentencesOf, solution, start, widthOf } from "./rules";
import { sample } from "./sample";
import { gapFillShape } from "./shape";

const exercise = (...texts: string[]) => ({
  ...sample(),
  gap_fill_exercise_data: { question_with_coding_texts: texts.map((text) => ({ text })) },
});

describe("checking", () => {
  const steps = exercise("Tomas [climbed|went up] the [steps].", "He [] and [ ].", "No gap.", "[it’s]");

  it.each([
    [
      ["climbed", "steps", "", "", "it's"],
      ["right", "right", "unchecked", "unchecked", "right"],
    ],
    [
      ["Went  up.", "STEPS", "x", "", "It's."],
      ["right", "right", "unchecked", "unchecked", "right"],
    ],
    [
      ["climb", "", "", "", " "],
      ["wrong", "missing", "unchecked", "unchecked", "missing"],
    ],
    [[], ["missing", "missing", "unchecked", "unchecked", "missing"]],
  ])("%j", (typed, marks) => {
    expect(check(steps, typed)).toEqual(marks);
  });

  it("shows the first answer, trimmed", () => {
    expect(solution(exercise("[ | met |saw] []"))).toEqual(["met", ""]);
  });

  it("numbers gaps through the sentences and leaves out empty ones", () => {
    const sentences = sentencesOf(exercise("[a] [b]", "  ", "[c]"));
    expect(sentences.map(({ item, gapsBefore }) => [item, gapsBefore])).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });
});

describe("the linter", () => {
  it.each([
    ["a good one", sample(), []],
    ["no sentence", exercise(), [{ message: LINT.nothingToDo }]],
    ["no gap", exercise("Tomas climbed."), [{ message: LINT.nothingToDo }]],
    ["an empty gap", exercise("[a]", "[b] []"), [{ item: 1, message: GAP_FILL.withoutAnswer(3) }]],
    ["a gap of bars", exercise("[|]"), [{ item: 0, message: GAP_FILL.withoutAnswer(1) }]],
    ["equal answers", exercise("[a|b|A.]"), [{ item: 0, message: GAP_FILL.sameAnswers(1, "A.") }]],
  ])("%s", (_, given, warnings) => {
    expect(lint(given)).toEqual(warnings);
  });
});

describe("the width of a gap", () => {
  it.each([
    ["", 9],
    ["a", 9],
    ["climbed", 9],
    ["evenings", 16],
    ["a".repeat(14), 16],
    ["a".repeat(500), 40],
  ])("of %j is %d", (answer, width) => {
    expect(widthOf({ answers: [answer] })).toBe(width);
  });
});

describe("on paper", () => {
  it("every gap has a line in the key", () => {
    expect(answerKey(exercise("[climbed| went up] []", "[met]"))).toEqual(["climbed / went up", "–", "met"]);
  });

  it("there is no key without answers", () => {
    expect(answerKey(exercise("[]", "No gap."))).toEqual([]);
  });
});

describe("laws", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abc []|\\.’ё ".split("")), maxLength: 40 });
  const any = fc.array(text, { maxLength: 5 }).map((texts) => exercise(...texts));

  it("the solution is right wherever it is checked", () => {
    fc.assert(
      fc.property(any, (given) => {
        for (const mark of check(given, solution(given))) expect(["right", "unchecked"]).toContain(mark);
      }),
    );
  });

  it("nothing typed is nowhere right or wrong", () => {
    fc.assert(
      fc.property(any, (given) => {
        for (const mark of check(given, start(given))) expect(["missing", "unchecked"]).toContain(mark);
      }),
    );
  });

  it("the linter names just the gaps that are not checked", () => {
    fc.assert(
      fc.property(any, (given) => {
        const unchecked = check(given, []).filter((mark) => mark === "unchecked").length;
        expect(lint(given).filter(({ message }) => message.includes("no answer"))).toHaveLength(unchecked);
      }),
    );
  });
});

describe("the sample", () => {
  it("has the shape", () => {
    expect(gapFillShape.parse(sample())).toEqual(sample());
  });
});

it("a hundred sentences full of answers are checked and linted in the time of a breath", () => {
  const answers = Array.from({ length: 1_600 }, (_, i) => i.toString(36).padStart(2, "0"));
  const full = exercise(...Array.from({ length: 100 }, () => `[${[...answers, "00."].join("|")}]`));
  expect(lint(full)).toEqual(
    Array.from({ length: 100 }, (_, item) => ({ item, message: GAP_FILL.sameAnswers(item + 1, "00.") })),
  );
  expect(check(full, solution(full)).every((mark) => mark === "right")).toBe(true);
});
