import { placeOf, type Row } from "./reorder-place";

/** How near the edge of what scrolls a pointer makes it scroll, and how far in one frame. */
const EDGE_PX = 48;
const SCROLL_PX = 12;

interface DragEnd {
  /** Where the row was dropped; null when the drag was given up. */
  to: number | null;
}

/**
 * Drags one row of a list with a pointer: it follows, the others make room, what scrolls around them scrolls along.
 * Styles are set on the elements themselves: hundreds of rows are not drawn anew with each move.
 * @returns what gives the drag up
 */
export function dragRow(
  rows: readonly HTMLElement[],
  from: number,
  { pointerId, clientY: startY }: { pointerId: number; clientY: number },
  handle: HTMLElement,
  beyond: number,
  onEnd: (end: DragEnd) => void,
): () => void {
  const dragged = rows[from];
  if (!dragged) return () => undefined;
  const scroller = scrollerOf(dragged);
  const startScroll = scroller.scrollTop;
  const places: Row[] = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top, height };
  });
  const gap = gapOf(places);
  const step = (places[from]?.height ?? 0) + gap;
  let clientY = startY;
  let to = from;
  let frame = 0;

  const draw = () => {
    const by = clientY - startY + scroller.scrollTop - startScroll;
    dragged.style.transform = `translateY(${by}px)`;
    const next = placeOf(places, from, by, beyond);
    if (next === to) return;
    for (let i = Math.min(from, to, next); i <= Math.max(from, to, next); i++) {
      if (i === from) continue;
      const shift = i > from && i <= next ? -step : i < from && i >= next ? step : 0;
      const row = rows[i];
      if (row) row.style.transform = shift === 0 ? "" : `translateY(${shift}px)`;
    }
    to = next;
  };
  const scrollAlong = () => {
    const { top, bottom } =
      scroller === document.documentElement
        ? { top: 0, bottom: window.innerHeight }
        : scroller.getBoundingClientRect();
    const before = scroller.scrollTop;
    if (clientY < top + EDGE_PX) scroller.scrollTop -= SCROLL_PX;
    else if (clientY > bottom - EDGE_PX) scroller.scrollTop += SCROLL_PX;
    if (scroller.scrollTop !== before) draw();
    frame = requestAnimationFrame(scrollAlong);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    clientY = event.clientY;
    draw();
  };
  const end = (place: number | null) => {
    cancelAnimationFrame(frame);
    handle.removeEventListener("pointermove", onMove);
    handle.removeEventListener("pointerup", onUp);
    handle.removeEventListener("pointercancel", onCancel);
    document.removeEventListener("keydown", onKey, true);
    for (const row of rows) {
      row.style.transform = "";
      row.removeAttribute("data-makes-room");
    }
    dragged.removeAttribute("data-dragged");
    onEnd({ to: place });
  };
  const onUp = () => end(to);
  const onCancel = () => end(null);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(null);
  };

  dragged.setAttribute("data-dragged", "");
  for (const row of rows) if (row !== dragged) row.setAttribute("data-makes-room", "");
  handle.setPointerCapture(pointerId);
  handle.addEventListener("pointermove", onMove);
  handle.addEventListener("pointerup", onUp);
  handle.addEventListener("pointercancel", onCancel);
  document.addEventListener("keydown", onKey, true);
  frame = requestAnimationFrame(scrollAlong);
  return () => end(null);
}

function gapOf([first, second]: readonly Row[]): number {
  return first && second ? second.top - first.top - first.height : 0;
}

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === "auto" || overflowY === "scroll") && at.scrollHeight > at.clientHeight) return at;
  }
  return document.documentElement;
}
