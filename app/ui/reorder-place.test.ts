import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moved, placeOf, type Row } from "./reorder-place";

const rowsOf = (heights: number[]): Row[] => {
  let top = 0;
  return heights.map((height) => {
    const row = { top, height };
    top += height + 12;
    return row;
  });
};
const five = rowsOf([100, 100, 100, 100, 100]);

describe("the place of a dragged row", () => {
  test.each([
    ["stays while it has hardly moved", 2, 20, 2],
    ["stays up to the neighbour's middle", 2, 62, 2],
    ["passes it right after", 2, 63, 3],
    ["goes up as it goes down", 2, -63, 1],
    ["goes over several", 0, 300, 3],
    ["stops at the end", 1, 9_000, 4],
    ["stops at the beginning", 3, -9_000, 0],
  ])("%s", (_, from, by, to) => {
    expect(placeOf(five, from, by)).toBe(to);
  });

  test("needs the distance beyond the middle that it is told", () => {
    expect(placeOf(five, 2, 92, 30)).toBe(2);
    expect(placeOf(five, 2, 93, 30)).toBe(3);
  });

  test("is always a place of the list, and further away the further it is dragged", () => {
    const heights = fc.array(fc.integer({ min: 10, max: 300 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        heights,
        fc.nat(),
        fc.integer({ min: 0, max: 5_000 }),
        fc.nat(200),
        (sizes, n, by, more) => {
          const rows = rowsOf(sizes);
          const from = n % rows.length;
          const near = placeOf(rows, from, by);
          const far = placeOf(rows, from, by + more);
          expect(near).toBeGreaterThanOrEqual(from);
          expect(far).toBeGreaterThanOrEqual(near);
          expect(far).toBeLessThan(rows.length);
        },
      ),
    );
  });
});

describe("a moved item", () => {
  test("stands at its new place, the others in their order", () => {
    expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(moved(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  });

  test("comes back when it is moved back", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
        const from = a % items.length;
        const to = b % items.length;
        const there = moved(items, from, to);
        expect(there[to]).toBe(items[from]);
        expect(moved(there, to, from)).toEqual(items);
      }),
    );
  });
});
