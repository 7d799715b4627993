import { describe, expect, it } from "vitest";
import { move } from "./grid-keys";
import { schoolMonths } from "./year";

const months = schoolMonths(2026);

describe("keys in the table", () => {
  it.each<[string, number, number, boolean, [number, number] | null]>([
    ["ArrowRight", 0, 1, false, [0, 2]],
    ["ArrowRight", 0, 30, false, null],
    ["ArrowLeft", 0, 2, false, [0, 1]],
    ["ArrowLeft", 0, 1, false, [0, 0]],
    ["ArrowLeft", 0, 0, false, null],
    ["ArrowRight", 3, 0, false, [3, 1]],
    ["ArrowDown", 0, 12, false, [1, 12]],
    ["ArrowDown", 4, 30, false, [6, 30]],
    ["ArrowDown", 4, 31, false, [6, 31]],
    ["ArrowUp", 3, 31, false, [1, 31]],
    ["ArrowUp", 1, 31, false, null],
    ["ArrowUp", 0, 5, false, null],
    ["ArrowUp", 0, 0, false, [-1, 0]],
    ["ArrowDown", -1, 0, false, [0, 0]],
    ["ArrowRight", -1, 0, false, null],
    ["ArrowDown", 8, 31, false, null],
    ["PageDown", 0, 30, false, [8, 30]],
    ["PageDown", 1, 31, false, [8, 31]],
    ["PageUp", 8, 31, false, [1, 31]],
    ["PageUp", 8, 15, false, [0, 15]],
    ["Home", 5, 20, false, [5, 1]],
    ["End", 5, 20, false, [5, 28]],
    ["Home", 5, 20, true, [0, 1]],
    ["End", 5, 20, true, [8, 31]],
    ["a", 5, 20, false, null],
  ])("%s from month %i, day %i (ctrl %s)", (key, month, day, ctrl, to) => {
    expect(move({ month, day }, key, ctrl, months)).toEqual(to && { month: to[0], day: to[1] });
  });
});
