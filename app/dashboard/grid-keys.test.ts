import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Place, walk } from "./grid-keys";

/** Two lessons on Monday at ten, three on Tuesday at ten, one on Monday at 22:00. */
const COUNTS: Record<string, number> = { "1-10": 2, "2-10": 3, "1-22": 1 };
const lessons = (column: number, hour: number) => COUNTS[`${column}-${hour}`] ?? 0;

describe("keys in the week", () => {
  it.each<[string, [number, number, number], boolean, [number, number, number] | null]>([
    ["ArrowRight", [0, 9, 0], false, [1, 9, 0]],
    ["ArrowRight", [6, 9, 0], false, null],
    ["ArrowLeft", [0, 9, 0], false, null],
    ["ArrowDown", [1, 9, 0], false, [1, 10, 0]],
    ["ArrowDown", [1, 10, 0], false, [1, 10, 1]],
    ["ArrowDown", [1, 10, 1], false, [1, 11, 0]],
    ["ArrowUp", [1, 11, 0], false, [1, 10, 1]],
    ["ArrowUp", [1, 9, 0], false, null],
    ["ArrowLeft", [2, 10, 2], false, [1, 10, 1]],
    ["ArrowDown", [3, 22, 0], false, null],
    ["Home", [4, 15, 0], false, [0, 15, 0]],
    ["End", [4, 15, 0], false, [6, 15, 0]],
    ["Home", [4, 15, 0], true, [0, 9, 0]],
    ["End", [4, 15, 0], true, [6, 22, 0]],
    ["PageUp", [1, 15, 0], false, [1, 9, 0]],
    ["PageDown", [1, 15, 0], false, [1, 22, 0]],
    ["a", [1, 15, 0], false, null],
  ])("%s from %j (ctrl %s) leads to %j", (key, [column, hour, index], ctrl, to) => {
    const place = to && { column: to[0], hour: to[1], index: to[2] };
    expect(walk({ column, hour, index }, key, ctrl, lessons)).toEqual(place);
  });

  it("never leaves the grid or points at a lesson that is not there", () => {
    const counts = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 98, maxLength: 98 });
    const keys = fc.array(
      fc.constantFrom("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"),
    );
    fc.assert(
      fc.property(counts, keys, fc.boolean(), (all, pressed, ctrl) => {
        const count = (column: number, hour: number) => all[(hour - 9) * 7 + column] ?? 0;
        let place: Place = { column: 0, hour: 9, index: 0 };
        for (const key of pressed) place = walk(place, key, ctrl, count) ?? place;
        const { column, hour, index } = place;
        expect(column >= 0 && column <= 6 && hour >= 9 && hour <= 22).toBe(true);
        expect(index).toBeLessThan(Math.max(1, count(column, hour)));
      }),
    );
  });
});
