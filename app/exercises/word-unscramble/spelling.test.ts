import { expect, it } from "vitest";
import { lastPlaced, placed, takenBack } from "./spelling";

it("a letter goes into the first empty place", () => {
  expect(placed([2, null, 0, null], 1)).toEqual([2, 1, 0, null]);
  expect(placed([2, 1], 0)).toEqual([2, 1]);
});

it("a place gives its letter back", () => {
  expect(takenBack([2, 1, 0], 1)).toEqual([2, null, 0]);
  expect(takenBack([null], -1)).toEqual([null]);
});

it("the last letter is that of the last place that has one", () => {
  expect(lastPlaced([2, null, 0, null])).toBe(2);
  expect(lastPlaced([null])).toBe(-1);
});
