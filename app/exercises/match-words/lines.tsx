import { type RefObject, useEffect, useRef } from "react";
import type { Mark } from "../use-work";

/** A line from an item to its partner, or to the pointer that drags it. */
export interface Line {
  /** `data-piece` of where it begins. */
  from: string;
  /** `data-piece` of where it ends, or a point in the coordinates of the window. */
  to: string | { x: number; y: number };
  mark: Mark | undefined;
}

const STROKES: Partial<Record<Mark, string>> = { right: "stroke-accent", wrong: "stroke-danger" };

/** The lines between the two columns; they follow the items wherever those move. */
export function Lines({ box, lines }: { box: RefObject<HTMLElement>; lines: readonly Line[] }) {
  const svg = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const place = () => draw(svg.current, box.current, lines);
    place();
    if (!box.current || lines.length === 0) return;
    const resized = new ResizeObserver(place);
    resized.observe(box.current);
    return () => resized.disconnect();
  }, [box, lines]);

  return (
    <svg ref={svg} aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {lines.map(({ from, to, mark }) => (
        <line
          key={from}
          strokeWidth={2}
          strokeLinecap="round"
          strokeDasharray={typeof to === "string" ? undefined : "4 6"}
          className={
            (mark && STROKES[mark]) ?? (typeof to === "string" ? "stroke-line-strong" : "stroke-accent")
          }
        />
      ))}
    </svg>
  );
}

function draw(svg: SVGSVGElement | null, box: HTMLElement | null, lines: readonly Line[]) {
  if (!svg || !box) return;
  const origin = svg.getBoundingClientRect();
  const edgeOf = (piece: string) => {
    const place = box.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect();
    if (!place) return null;
    const x = piece.startsWith("left") ? place.right : place.left;
    return { x, y: place.top + place.height / 2 };
  };
  for (const [i, { from, to }] of lines.entries()) {
    const begin = edgeOf(from);
    const end = typeof to === "string" ? edgeOf(to) : to;
    const line = svg.children[i];
    if (!begin || !end || !line) continue;
    line.setAttribute("x1", String(begin.x - origin.left));
    line.setAttribute("y1", String(begin.y - origin.top));
    line.setAttribute("x2", String(end.x - origin.left));
    line.setAttribute("y2", String(end.y - origin.top));
  }
}
