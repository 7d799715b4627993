import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { placeAt } from "./visible-rows";

/** How near the edge of the list a pointer makes it scroll, and how far in one frame at most. */
const EDGE_PX = 56;
const SCROLL_PX = 18;

interface Drag {
  from: number;
  to: number;
  /** Where the dragged row's top stands, in pixels from the list's beginning. */
  top: number;
}

interface RowDragOptions {
  scroller: RefObject<HTMLElement>;
  rowHeight: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/**
 * Drags a row of a list of which only the visible rows are in the document: rows have one height, so that a place
 * follows from how far the pointer and the list have moved.
 */
export function useRowDrag({ scroller, rowHeight, count, onMove }: RowDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function start(event: PointerEvent<HTMLElement>, from: number) {
    const list = scroller.current;
    if (event.button !== 0 || stop.current || !list) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const { pointerId, clientY: startY } = event;
    const startScroll = list.scrollTop;
    let clientY = startY;
    let now: Drag = { from, to: from, top: from * rowHeight };
    let frame = 0;

    const follow = () => {
      const top = from * rowHeight + clientY - startY + list.scrollTop - startScroll;
      const kept = Math.max(0, Math.min(top, (count - 1) * rowHeight));
      now = { from, to: placeAt(kept, rowHeight, count), top: kept };
      setDrag(now);
    };
    const scrollAlong = () => {
      const { top, bottom } = list.getBoundingClientRect();
      const over = Math.max(0, clientY - (bottom - EDGE_PX)) - Math.max(0, top + EDGE_PX - clientY);
      const before = list.scrollTop;
      list.scrollTop += Math.max(-SCROLL_PX, Math.min(SCROLL_PX, over / 3));
      if (list.scrollTop !== before) follow();
      frame = requestAnimationFrame(scrollAlong);
    };
    const pointed = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      clientY = moved.clientY;
      follow();
    };
    const end = (dropped: boolean) => {
      cancelAnimationFrame(frame);
      handle.removeEventListener("pointermove", pointed);
      handle.removeEventListener("pointerup", drop);
      handle.removeEventListener("pointercancel", giveUp);
      document.removeEventListener("keydown", onKey, true);
      stop.current = null;
      setDrag(null);
      if (dropped && now.to !== from) onMove(from, now.to);
    };
    const drop = () => end(true);
    const giveUp = () => end(false);
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key !== "Escape") return;
      pressed.preventDefault();
      pressed.stopPropagation();
      end(false);
    };

    handle.setPointerCapture(pointerId);
    handle.addEventListener("pointermove", pointed);
    handle.addEventListener("pointerup", drop);
    handle.addEventListener("pointercancel", giveUp);
    document.addEventListener("keydown", onKey, true);
    frame = requestAnimationFrame(scrollAlong);
    stop.current = giveUp;
    setDrag(now);
  }

  /** How far a row that is not dragged makes room, in rows: -1, 0 or 1. */
  const shiftOf = (place: number) => {
    if (!drag) return 0;
    if (place > drag.from && place <= drag.to) return -1;
    return place < drag.from && place >= drag.to ? 1 : 0;
  };

  return { drag, start, shiftOf };
}
