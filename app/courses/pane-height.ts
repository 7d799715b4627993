/** The content area of the Course Builder, in pixels (spec §9). */
export const MIN_HEIGHT = 200;
export const MAX_HEIGHT = 800;

/** A height that the content area may have, in whole pixels. */
export const clampHeight = (height: number) => Math.round(Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, height)));

const STEP = 20;
const BIG_STEP = 100;

/** The height that a key on the separator leads to; null when the key means nothing to it. */
export function heightAfter(key: string, height: number): number | null {
  switch (key) {
    case "ArrowUp":
      return clampHeight(height - STEP);
    case "ArrowDown":
      return clampHeight(height + STEP);
    case "PageUp":
      return clampHeight(height - BIG_STEP);
    case "PageDown":
      return clampHeight(height + BIG_STEP);
    case "Home":
      return MIN_HEIGHT;
    case "End":
      return MAX_HEIGHT;
    default:
      return null;
  }
}
