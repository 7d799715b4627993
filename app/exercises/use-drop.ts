import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** How far a pointer goes before it drags and no longer presses, in pixels. */
const SLACK = 6;

interface DropOptions {
  /** What can be dragged carries `data-piece`, where it may be dropped `data-place`: both are within this element. */
  box: RefObject<HTMLElement>;
  onDrop: (piece: string, place: string) => void;
  /** Where the pointer is while it drags, in the coordinates of the window; null when it has let go. */
  onDrag?: (piece: HTMLElement, at: { x: number; y: number } | null) => void;
  /** Whether the piece goes with the pointer. */
  carries: boolean;
}

/**
 * Dragging with mouse, pen or finger: returns the listener for `onPointerDown` of the box. The piece carries
 * `data-dragged` meanwhile, and the place under it `data-over`. Esc lets go.
 */
export function useDrop({ box, onDrop, onDrag, carries }: DropOptions) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  return (down: PointerEvent) => {
    const piece = (down.target as Element).closest<HTMLElement>("[data-piece]");
    if (!piece || down.button !== 0 || stop.current) return;
    const pointer = down.pointerId;
    const from = { x: down.clientX, y: down.clientY };
    let dragging = false;
    let over: HTMLElement | null = null;

    const show = (place: HTMLElement | null) => {
      if (place === over) return;
      over?.removeAttribute("data-over");
      place?.setAttribute("data-over", "");
      over = place;
    };
    const placeAt = ({ clientX, clientY }: MouseEvent) => {
      const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-place]") ?? null;
      return place && box.current?.contains(place) ? place : null;
    };
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointer) return;
      const { clientX: x, clientY: y } = event;
      if (!dragging && Math.hypot(x - from.x, y - from.y) < SLACK) return;
      dragging = true;
      piece.setAttribute("data-dragged", "");
      if (carries) piece.style.translate = `${x - from.x}px ${y - from.y}px`;
      show(placeAt(event));
      onDrag?.(piece, { x, y });
    };
    const end = () => {
      stop.current = null;
      show(null);
      piece.removeAttribute("data-dragged");
      piece.style.translate = "";
      listening.abort();
      if (dragging) onDrag?.(piece, null);
    };
    const up = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointer) return;
      const place = dragging ? over?.dataset.place : undefined;
      if (dragging) swallowClick();
      end();
      if (place !== undefined) onDrop(piece.dataset.piece ?? "", place);
    };
    const letGo = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !dragging) return;
      event.preventDefault();
      event.stopPropagation();
      end();
      window.addEventListener("pointerup", swallowClick, { once: true });
    };

    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", end, { signal });
    window.addEventListener("keydown", letGo, { signal, capture: true });
    stop.current = end;
  };
}

/** The press that ends a drag is no press on what lies under it. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  // a click follows at once, or not at all
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
