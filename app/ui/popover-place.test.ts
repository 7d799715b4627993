import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeBeside } from "./popover-place";

const viewport = { width: 1000, height: 600 };
const size = { width: 200, height: 150 };

describe("placeBeside", () => {
  it.each([
    [
      "below the anchor, in line with it",
      { left: 100, top: 100, width: 30, height: 30 },
      { left: 100, top: 136 },
    ],
    [
      "above where there is no room below",
      { left: 100, top: 500, width: 30, height: 30 },
      { left: 100, top: 344 },
    ],
    ["inside the right edge", { left: 950, top: 100, width: 30, height: 30 }, { left: 792, top: 136 }],
    ["inside the left edge", { left: -20, top: 100, width: 30, height: 30 }, { left: 8, top: 136 }],
  ])("stands %s", (_, anchor, place) => {
    expect(placeBeside(anchor, size, viewport)).toEqual(place);
  });

  it("keeps inside every viewport that is large enough", () => {
    const box = fc.record({
      left: fc.integer({ min: -500, max: 2500 }),
      top: fc.integer({ min: -500, max: 2500 }),
      width: fc.integer({ min: 0, max: 300 }),
      height: fc.integer({ min: 0, max: 300 }),
    });
    const extent = (min: number, max: number) =>
      fc.record({ width: fc.integer({ min, max }), height: fc.integer({ min, max }) });
    fc.assert(
      fc.property(box, extent(1, 280), extent(300, 2000), (anchor, popover, screen) => {
        const { left, top } = placeBeside(anchor, popover, screen);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(left + popover.width).toBeLessThanOrEqual(screen.width - 8);
        expect(top + popover.height).toBeLessThanOrEqual(screen.height - 8);
      }),
    );
  });
});
