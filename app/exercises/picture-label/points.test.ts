import { describe, expect, it } from "vitest";
import { pointAt, steppedBy } from "./points";

const picture = { left: 100, top: 50, width: 400, height: 200 };

it.each([
  ["in the middle", 300, 150, { x: 50, y: 50 }],
  ["at the corner", 100, 50, { x: 0, y: 0 }],
  ["to a tenth of a percent", 101, 51, { x: 0.3, y: 0.5 }],
  ["beyond the edges, at the edge", 900, -10, { x: 100, y: 0 }],
])("a pointer %s is there", (_, clientX, clientY, point) => {
  expect(pointAt(picture, { clientX, clientY })).toEqual(point);
});

describe("an arrow key", () => {
  it.each([
    ["ArrowLeft", false, { x: 49, y: 50 }],
    ["ArrowRight", false, { x: 51, y: 50 }],
    ["ArrowUp", true, { x: 50, y: 45 }],
    ["ArrowDown", true, { x: 50, y: 55 }],
    ["Enter", false, null],
    ["__proto__", false, null],
  ])("%s (far: %s) goes there", (key, far, point) => {
    expect(steppedBy(key, far, { x: 50, y: 50 })).toEqual(point);
  });

  it("stays on the picture", () => {
    expect(steppedBy("ArrowLeft", true, { x: 3, y: 50 })).toEqual({ x: 0, y: 50 });
    expect(steppedBy("ArrowDown", false, { x: 3, y: 99.5 })).toEqual({ x: 3, y: 100 });
  });
});
