import { expect, it } from "vitest";
import { answerKey } from "./paper";
import { lint } from "./rules";
import { sample } from "./sample";

it("the key has a line for each column with its items", () => {
  const exercise = { ...sample(), items: [...sample().items, { content: "fog" }] };
  expect(answerKey(exercise)).toEqual([
    "People: captain, keeper",
    "Places: harbour, island",
    "Things: lamp, can of oil",
  ]);
  expect(answerKey({ ...sample(), items: [{ content: "fog" }] })).toEqual([]);
});

it("a new one is complete", () => {
  expect(lint(sample())).toEqual([]);
});
