import { describe, expect, it } from "vitest";
import { sumOf } from "./score";

describe("the score of a section", () => {
  it.each([
    ["no exercise", [], { right: null, total: 0 }],
    ["none checked", [{ right: null, total: 3 }], { right: null, total: 3 }],
    [
      "one of two checked",
      [
        { right: 1, total: 3 },
        { right: null, total: 2 },
      ],
      { right: 1, total: 5 },
    ],
    [
      "all wrong",
      [
        { right: 0, total: 3 },
        { right: 0, total: 2 },
      ],
      { right: 0, total: 5 },
    ],
  ])("%s", (_, scores, sum) => {
    expect(sumOf(scores)).toEqual(sum);
  });
});
