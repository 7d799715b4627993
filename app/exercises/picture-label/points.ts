import type { CSSProperties } from "react";

/** A place on the picture, in percent from its left and its top. */
export interface Point {
  x: number;
  y: number;
}

/** As far as a badge reaches from its point, in pixels. */
const REACH = 14;

/** Within the picture, to a tenth of a percent. */
const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10;

/** Where a pointer is on the picture. */
export const pointAt = (
  { left, top, width, height }: Pick<DOMRect, "left" | "top" | "width" | "height">,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point => ({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });

const STEPS = new Map<string, Point>([
  ["ArrowLeft", { x: -1, y: 0 }],
  ["ArrowRight", { x: 1, y: 0 }],
  ["ArrowUp", { x: 0, y: -1 }],
  ["ArrowDown", { x: 0, y: 1 }],
]);

/** Where an arrow key takes a point: one percent, or five at a time; null for any other key. */
export function steppedBy(key: string, far: boolean, { x, y }: Point): Point | null {
  const step = STEPS.get(key);
  if (!step) return null;
  const length = far ? 5 : 1;
  return { x: within(x + step.x * length), y: within(y + step.y * length) };
}

/** Puts a badge on its point; at the edge of the picture it stays whole. */
export const badgeAt = ({ x, y }: Point): CSSProperties => ({
  left: `clamp(${REACH}px, ${x}%, 100% - ${REACH}px)`,
  top: `clamp(${REACH}px, ${y}%, 100% - ${REACH}px)`,
});

/** A numbered badge, larger for a finger than it looks. */
export const BADGE =
  "num absolute grid h-6 min-w-6 -translate-1/2 place-items-center rounded-full border-2 border-surface bg-accent px-1 font-ui text-xs leading-none font-semibold text-on-accent before:absolute before:-inset-2 before:rounded-full hover:bg-accent-hover data-[mark=wrong]:bg-danger";
