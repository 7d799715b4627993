import { isDrawn, type Trend } from "./trends";

const WIDTH = 88;
const HEIGHT = 28;
const MARGIN = 2;

/** A trend as a small line from zero up; the words beside it say what matters, so it is drawn for the eye only. */
export function Sparkline({ trend }: { trend: Trend }) {
  if (!isDrawn(trend)) return null;
  const { points } = trend;
  const highest = Math.max(...points);
  const lowest = Math.min(...points, 0);
  const x = (i: number) => MARGIN + (i / (points.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (point: number) =>
    HEIGHT - MARGIN - ((point - lowest) / (highest - lowest)) * (HEIGHT - 2 * MARGIN);
  const line = points.map((point, i) => `${x(i).toFixed(1)},${y(point).toFixed(1)}`).join(" ");
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="spark">
      <polyline points={line} />
    </svg>
  );
}
