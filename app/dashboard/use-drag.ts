import { type DragEvent, type RefObject, useRef } from "react";
import type { CalendarEvent } from "~/lessons/schema";
import { droppedOn } from "./moves";
import type { When } from "./week";

const OVER = "data-over";

/**
 * Dragging a lesson to another slot, with the browser's own drag and drop: listeners for the grid.
 * @param eventOf finds a lesson by its id
 */
export function useDrag(
  grid: RefObject<HTMLElement>,
  eventOf: (id: string | undefined) => CalendarEvent | undefined,
  onMove: (event: CalendarEvent, to: When) => void,
) {
  const dragged = useRef<string | null>(null);

  const slotAt = (target: EventTarget) =>
    dragged.current && target instanceof Element ? target.closest<HTMLElement>("[data-slot]") : null;
  const show = (slot: Element | null) => {
    const shown = grid.current?.querySelector(`[${OVER}]`) ?? null;
    if (shown === slot) return;
    shown?.removeAttribute(OVER);
    slot?.setAttribute(OVER, "");
  };
  const end = () => {
    show(null);
    grid.current?.querySelector("[data-dragged]")?.removeAttribute("data-dragged");
    dragged.current = null;
  };

  return {
    onDragStart: (drag: DragEvent) => {
      const card = (drag.target as Element).closest<HTMLElement>("[data-event]");
      const event = eventOf(card?.dataset.event);
      if (!card || !event) return;
      dragged.current = event.id;
      drag.dataTransfer.effectAllowed = "move";
      drag.dataTransfer.setData("text/plain", event.title);
      card.setAttribute("data-dragged", "");
    },
    onDragOver: (drag: DragEvent) => {
      const slot = slotAt(drag.target);
      show(slot);
      if (!slot) return;
      drag.preventDefault();
      drag.dataTransfer.dropEffect = "move";
    },
    onDragLeave: (drag: DragEvent) => {
      if (!(drag.relatedTarget instanceof Node && grid.current?.contains(drag.relatedTarget))) show(null);
    },
    onDrop: (drag: DragEvent) => {
      const slot = slotAt(drag.target);
      const event = eventOf(dragged.current ?? undefined);
      end();
      if (!slot?.dataset.date || !event) return;
      drag.preventDefault();
      onMove(event, droppedOn(event, { date: slot.dataset.date, hour: Number(slot.dataset.hour) }));
    },
    onDragEnd: end,
  };
}
