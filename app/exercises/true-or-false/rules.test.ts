import { describe, expect, it } from "vitest";
import { LINT } from "../labels";
import { TRUE_OR_FALSE } from "./labels";
import { answerKey } from "./paper";
import { check, lint, solution, start } from "./rules";
import { sample } from "./sample";
import { trueOrFalseShape } from "./shape";

const exercise = (...questions: { text: string; answer?: boolean }[]) => ({ ...sample(), questions });

const mixed = exercise(
  { text: "Tomas climbs.", answer: true },
  { text: "", answer: true },
  { text: "He flies.", answer: false },
  { text: "He is happy." },
);

describe("checking", () => {
  it.each([
    [
      [true, false, true],
      ["right", "right", "unchecked"],
    ],
    [
      [false, true, null],
      ["wrong", "wrong", "unchecked"],
    ],
    [
      [null, null, null],
      ["missing", "missing", "unchecked"],
    ],
    [[], ["missing", "missing", "unchecked"]],
  ])("%j", (chosen, marks) => {
    expect(check(mixed, chosen)).toEqual(marks);
  });

  it("starts with nothing chosen and shows what is right", () => {
    expect(start(mixed)).toEqual([null, null, null]);
    expect(solution(mixed)).toEqual([true, false, null]);
  });
});

describe("the linter", () => {
  it.each([
    ["a good one", sample(), []],
    ["a statement without an answer", mixed, [{ item: 3, message: TRUE_OR_FALSE.withoutAnswer }]],
    ["no statement", exercise(), [{ message: LINT.nothingToDo }]],
    ["an empty row", exercise({ text: " " }), [{ message: LINT.nothingToDo }]],
  ])("%s", (_, given, warnings) => {
    expect(lint(given)).toEqual(warnings);
  });
});

describe("on paper", () => {
  it.each([
    ["a line each", mixed, ["True", "False", "–"]],
    ["no key without answers", exercise({ text: "He is happy." }), []],
  ])("%s", (_, given, key) => {
    expect(answerKey(given)).toEqual(key);
  });
});

describe("the sample", () => {
  it("has the shape", () => {
    expect(trueOrFalseShape.parse(sample())).toEqual(sample());
  });
});
