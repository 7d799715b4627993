import { expect, it } from "vitest";
import { answerKey } from "./paper";
import { lint } from "./rules";
import { sample } from "./sample";

it("the key has the words that stand on the worksheet", () => {
  const exercise = {
    ...sample(),
    items: [{ content: " cat " }, { content: "" }, { content: "?!" }, { content: "dog" }],
  };
  expect(answerKey(exercise)).toEqual(["cat", "dog"]);
});

it("a new one is complete", () => {
  expect(lint(sample())).toEqual([]);
});
