import { expect, it } from "vitest";
import { answerKey } from "./paper";
import { lint, rightOrder } from "./rules";
import { sample } from "./sample";

it("the key has a letter for each number, and it is that of the partner", () => {
  const exercise = sample();
  const order = rightOrder(exercise);
  const key = answerKey(exercise);
  expect(key).toHaveLength(4);
  for (const [left, line] of key.entries()) {
    const letter = "ABCD"[order.indexOf(left)];
    expect(line).toBe(`${letter} (${exercise.rightItems[left]?.content})`);
  }
});

it("the key has a dash for what has no partner, and no lines where nothing has one", () => {
  const exercise = {
    ...sample(),
    leftItems: [
      { id: "x", content: "alone" },
      { id: "1", content: "to climb" },
    ],
  };
  expect(answerKey(exercise)[0]).toBe("–");
  expect(answerKey({ ...sample(), rightItems: [] })).toEqual([]);
});

it("a new one is complete", () => {
  expect(lint(sample())).toEqual([]);
});
