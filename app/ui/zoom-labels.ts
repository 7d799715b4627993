/** How a picture is looked at. */
export const ZOOM = {
  in: "Zoom in",
  out: "Zoom out",
  fit: "Fit",
  zoomed: (percent: number) => `${percent} %`,
  keys: "Plus and minus zoom, 0 fits, the arrow keys move.",
} as const;
