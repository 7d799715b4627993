/** A width and a height, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A place inside the box, in pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** How a picture is looked at: at zoom 1 it is as wide as its box; `left` and `top` are how far the box is scrolled. */
export interface Look {
  zoom: number;
  left: number;
  top: number;
}

/** How much larger than its box a picture can be drawn. */
const MAX_ZOOM = 8;
/** What one press of a button or key does. */
export const ZOOM_STEP = 1.25;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The picture as it is drawn at this zoom. */
export const drawnSize = (zoom: number, box: Size, picture: Size): Size => ({
  width: zoom * box.width,
  height: (zoom * box.width * picture.height) / picture.width,
});

/** The zoom at which the whole picture is seen; never more than its width needs. */
export const wholeZoom = (box: Size, picture: Size): number =>
  Math.min(1, (box.height * picture.width) / (box.width * picture.height));

/** A zoom that a picture may have: from the whole of it to eight times its box. */
export const clampZoom = (zoom: number, box: Size, picture: Size): number =>
  clamp(zoom, wholeZoom(box, picture), MAX_ZOOM);

/**
 * The look after zooming while what stands at `point` stays there, as far as the picture reaches. A picture smaller
 * than its box stands in the middle.
 */
export function zoomedAt(look: Look, zoom: number, point: Point, box: Size, picture: Size): Look {
  const next = clampZoom(zoom, box, picture);
  const before = drawnSize(look.zoom, box, picture);
  const after = drawnSize(next, box, picture);
  return {
    zoom: next,
    left: scrolled(look.left, point.x, before.width, after.width, box.width),
    top: scrolled(look.top, point.y, before.height, after.height, box.height),
  };
}

/** How far to scroll along one side, so that the same part of the picture stands at `at`. */
function scrolled(scroll: number, at: number, before: number, after: number, box: number): number {
  const margin = (length: number) => Math.max(0, (box - length) / 2);
  const part = (scroll + at - margin(before)) / before;
  return clamp(part * after + margin(after) - at, 0, Math.max(0, after - box));
}

/** How much a turn of the wheel zooms; `deltaMode` is the event's: pixels, lines or pages. */
export function wheelFactor(deltaY: number, deltaMode: number): number {
  const pixels = deltaY * ([1, 16, 400][deltaMode] ?? 1);
  return Math.exp(clamp(-pixels, -240, 240) * 0.0035);
}

/** The middle between two fingers, and how far they are apart. */
export function pinchOf(a: Point, b: Point): Point & { apart: number } {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) };
}
