import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LINT } from "../labels";
import { answerKey } from "./paper";
import { check, lint, sentencesOf, solution, start } from "./rules";
import { sample } from "./sample";
import { textOrderShape } from "./shape";

const exercise = (...texts: string[]) => ({
  ...sample(),
  text_order_exercise_data: { sentences_in_correct_order: texts.map((text) => ({ text })) },
});

describe("checking", () => {
  it.each([
    [
      ["a", "b", "c"],
      [0, 1, 2],
      ["right", "right", "right"],
    ],
    [
      ["a", "b", "c"],
      [0, 2, 1],
      ["right", "wrong", "wrong"],
    ],
    [
      ["la", "b", "la"],
      [2, 1, 0],
      ["right", "right", "right"],
    ],
    [
      ["la", "b", "La "],
      [2, 0, 1],
      ["right", "wrong", "wrong"],
    ],
    [["a"], [0], ["unchecked"]],
    [
      ["a", "a"],
      [1, 0],
      ["unchecked", "unchecked"],
    ],
    [[], [], []],
    [
      ["a", " ", "b"],
      [1, 0],
      ["wrong", "wrong"],
    ],
  ])("%j in the order %j", (texts, order, marks) => {
    expect(check(exercise(...texts), order)).toEqual(marks);
  });
});

describe("the linter", () => {
  const nothing = [{ message: LINT.nothingToDo }];
  it.each([
    ["a good one", sample(), []],
    ["no sentence", exercise(), nothing],
    ["one sentence", exercise("a", ""), nothing],
    ["equal sentences only", exercise("a", "a"), nothing],
    ["a sentence that comes again", exercise("a", "b", "a"), []],
  ])("%s", (_, given, warnings) => {
    expect(lint(given)).toEqual(warnings);
  });
});

describe("on paper", () => {
  it("the key spells the right order in the letters of the worksheet", () => {
    const given = exercise("a", "b", "c", "d");
    const lettered = start(given).map((sentence, place) => [String.fromCharCode(65 + place), sentence]);
    const key = answerKey(given)[0]?.split(", ") ?? [];
    expect(key.map((letter) => Object.fromEntries(lettered)[letter])).toEqual([0, 1, 2, 3]);
  });

  it("goes on after Z", () => {
    const key = answerKey(exercise(...Array.from({ length: 100 }, (_, i) => `Sentence ${i}`)))[0]?.split(
      ", ",
    );
    expect(new Set(key).size).toBe(100);
    expect(key).toContain("AA");
    expect(key).toContain("CV");
  });

  it("there is no key for one sentence", () => {
    expect(answerKey(exercise("a"))).toEqual([]);
  });
});

describe("laws", () => {
  const any = fc
    .array(fc.constantFrom("a", "b", "A", "c", " "), { maxLength: 8 })
    .map((texts) => exercise(...texts));

  it("the solution is right everywhere", () => {
    fc.assert(
      fc.property(any, (given) => {
        for (const mark of check(given, solution(given))) expect(["right", "unchecked"]).toContain(mark);
      }),
    );
  });

  it("the beginning is not right everywhere, and right is right however equal sentences stand", () => {
    fc.assert(
      fc.property(any, (given) => {
        fc.pre(lint(given).length === 0);
        expect(check(given, start(given))).toContain("wrong");
        const texts = sentencesOf(given);
        const order = start(given);
        const swapped = order.map((i) => texts.lastIndexOf(texts[i] as string));
        expect(check(given, swapped)).toEqual(check(given, order));
      }),
    );
  });
});

describe("the sample", () => {
  it("has the shape", () => {
    expect(textOrderShape.parse(sample())).toEqual(sample());
  });
});
