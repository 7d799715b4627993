import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeAt, placesOf, scrollToRow, visibleRows } from "./visible-rows";

const ROW = 72;
const scrolled = fc.record({
  scrollTop: fc.integer({ min: 0, max: 200_000 }),
  height: fc.integer({ min: 0, max: 2_000 }),
});
const count = fc.integer({ min: 0, max: 2_000 });

describe("visibleRows", () => {
  it("is empty in an empty list", () => {
    expect(visibleRows({ scrollTop: 0, height: 700 }, ROW, 0)).toEqual({ first: 0, end: 0 });
  });

  it("holds every row that is seen and few besides", () => {
    fc.assert(
      fc.property(scrolled, count, (viewport, rows) => {
        const { first, end } = visibleRows(viewport, ROW, rows);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(first);
        expect(end).toBeLessThanOrEqual(rows);
        expect(end - first).toBeLessThanOrEqual(Math.ceil(viewport.height / ROW) + 14);
        for (let row = 0; row < rows; row += 7) {
          const top = row * ROW;
          const isSeen = top + ROW > viewport.scrollTop && top < viewport.scrollTop + viewport.height;
          if (isSeen) expect(row >= first && row < end).toBe(true);
        }
      }),
    );
  });
});

describe("placesOf", () => {
  it("adds the kept rows outside of the range, once and in order", () => {
    expect(placesOf({ first: 3, end: 6 }, [40, 4, 1, 40])).toEqual([1, 3, 4, 5, 40]);
    expect(placesOf({ first: 0, end: 0 }, [])).toEqual([]);
  });
});

describe("scrollToRow", () => {
  it("leaves the list alone where the row is in view", () => {
    expect(scrollToRow(3, { scrollTop: 100, height: 700 }, ROW)).toBe(100);
  });

  it("brings any row wholly into view", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_999 }), scrolled, (place, viewport) => {
        const height = viewport.height + ROW;
        const top = scrollToRow(place, { ...viewport, height }, ROW);
        expect(place * ROW).toBeGreaterThanOrEqual(top);
        expect(place * ROW + ROW).toBeLessThanOrEqual(top + height);
      }),
    );
  });
});

describe("placeAt", () => {
  it("takes the nearest place in the list", () => {
    expect(placeAt(-500, ROW, 10)).toBe(0);
    expect(placeAt(35, ROW, 10)).toBe(0);
    expect(placeAt(37, ROW, 10)).toBe(1);
    expect(placeAt(9_999, ROW, 10)).toBe(9);
  });
});
