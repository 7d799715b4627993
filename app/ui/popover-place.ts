type Box = { left: number; top: number; width: number; height: number };
type Extent = { width: number; height: number };

const GAP = 6;
const MARGIN = 8;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Where a popover of that size goes beside its anchor, in pixels of the viewport: below it and in line with its
 * left edge; above where only that side has room (or more of it); never closer to an edge than 8 px.
 */
export function placeBeside(anchor: Box, size: Extent, viewport: Extent): { left: number; top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - size.height;
  const roomBelow = viewport.height - MARGIN - below;
  const roomAbove = anchor.top - GAP - MARGIN;
  const top = size.height > roomBelow && roomAbove > roomBelow ? above : below;
  return {
    left: clamp(anchor.left, MARGIN, Math.max(MARGIN, viewport.width - MARGIN - size.width)),
    top: clamp(top, MARGIN, Math.max(MARGIN, viewport.height - MARGIN - size.height)),
  };
}
