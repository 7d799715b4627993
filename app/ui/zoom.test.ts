import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampZoom, drawnSize, pinchOf, type Size, wheelFactor, wholeZoom, zoomedAt } from "./zoom";

const BOX = { width: 600, height: 500 };
const PAGE = { width: 880, height: 1200 };
const WIDE = { width: 1200, height: 300 };

describe("wholeZoom", () => {
  test("shows all of a tall picture, and a wide one as wide as the box", () => {
    expect(drawnSize(wholeZoom(BOX, PAGE), BOX, PAGE).height).toBeCloseTo(500);
    expect(wholeZoom(BOX, WIDE)).toBe(1);
  });
});

describe("zoomedAt", () => {
  test("keeps what is under the pointer there", () => {
    const look = zoomedAt({ zoom: 1, left: 0, top: 100 }, 2, { x: 300, y: 200 }, BOX, PAGE);
    expect(look).toEqual({ zoom: 2, left: 300, top: 400 });
  });
  test("does not go past the picture's edge", () => {
    expect(zoomedAt({ zoom: 2, left: 0, top: 0 }, 1, { x: 600, y: 500 }, BOX, PAGE)).toEqual({
      zoom: 1,
      left: 0,
      top: 0,
    });
  });
  test("zooms a picture that is smaller than its box from where it stands, in the middle", () => {
    // 150 px high, 175 px below the upper edge
    const look = zoomedAt({ zoom: 1, left: 0, top: 0 }, 4, { x: 0, y: 175 }, BOX, WIDE);
    expect(look).toEqual({ zoom: 4, left: 0, top: 0 });
    expect(zoomedAt({ zoom: 1, left: 0, top: 0 }, 4, { x: 600, y: 325 }, BOX, WIDE)).toEqual({
      zoom: 4,
      left: 1800,
      top: 100,
    });
  });

  const side = fc.integer({ min: 50, max: 4000 });
  const size = fc.record({ width: side, height: side });
  const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
  const part = fc.double({ min: 0, max: 1, noNaN: true });

  test("stays within the picture, whatever is asked", () => {
    fc.assert(
      fc.property(size, size, factor, factor, part, part, (box, picture, from, to, x, y) => {
        const zoom = clampZoom(from, box, picture);
        const point = { x: x * box.width, y: y * box.height };
        const look = zoomedAt({ zoom, left: 0, top: 0 }, to, point, box, picture);
        const drawn = drawnSize(look.zoom, box, picture);
        expect(look.zoom).toBeGreaterThanOrEqual(wholeZoom(box, picture));
        expect(look.zoom).toBeLessThanOrEqual(8);
        expect(look.left).toBeGreaterThanOrEqual(0);
        expect(look.left).toBeLessThanOrEqual(Math.max(0, drawn.width - box.width) + 1e-6);
        expect(look.top).toBeGreaterThanOrEqual(0);
        expect(look.top).toBeLessThanOrEqual(Math.max(0, drawn.height - box.height) + 1e-6);
      }),
    );
  });

  test("in and out again is where it was", () => {
    fc.assert(
      fc.property(part, part, part, part, (left, top, x, y) => {
        const drawn = drawnSize(2, BOX, PAGE);
        const look = {
          zoom: 2,
          left: left * (drawn.width - BOX.width),
          top: top * (drawn.height - BOX.height),
        };
        const point = { x: x * BOX.width, y: y * BOX.height };
        const back = zoomedAt(zoomedAt(look, 5, point, BOX, PAGE), 2, point, BOX, PAGE);
        expect(back.left).toBeCloseTo(look.left, 6);
        expect(back.top).toBeCloseTo(look.top, 6);
      }),
    );
  });
});

test("a wheel zooms in when it is turned up, and a wild one not out of sight", () => {
  expect(wheelFactor(-100, 0)).toBeGreaterThan(1.3);
  expect(wheelFactor(100, 0)).toBeCloseTo(1 / wheelFactor(-100, 0));
  expect(wheelFactor(3, 1)).toBeCloseTo(wheelFactor(48, 0));
  expect(wheelFactor(-1e9, 0)).toBeLessThan(3);
  expect(wheelFactor(0, 0)).toBe(1);
});

test("two fingers have a middle and a distance, which is never nothing", () => {
  expect(pinchOf({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ x: 15, y: 20, apart: 50 });
  expect(pinchOf({ x: 5, y: 5 }, { x: 5, y: 5 }).apart).toBe(1);
});

test("sizes", () => {
  const square: Size = { width: 100, height: 100 };
  expect(drawnSize(1.5, square, { width: 10, height: 30 })).toEqual({ width: 150, height: 450 });
});
