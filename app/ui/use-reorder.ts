import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Comes with the pointer: before it can be pressed. */
const loadDrag = () => import("./row-drag");

interface ReorderOptions {
  count: number;
  /** Takes a row from one place to another, both from 0; the list is drawn in its new order at once. */
  onMove: (from: number, to: number) => void;
  /** What a row is called, such as "Text block 2". */
  labelOf: (index: number) => string;
  /** How far past a neighbour's middle a row must be dragged to pass it, in pixels. */
  beyond?: number;
}

/**
 * Rows that can be put in another order: dragged by their handles, or moved with the arrow keys on a handle (with or
 * without Alt). Each row carries `item(i)`, each handle `handle(i)`; `announcement` stands in a live region.
 */
export function useReorder(options: ReorderOptions) {
  const list = useRef<HTMLElement | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const isHeld = useRef(false);
  const latest = useRef(options);
  latest.current = options;
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => () => stop.current?.(), []);

  // the same ones for good: a row that is not drawn anew holds them, and is right all the same
  const stable = useMemo(() => {
    // rows of a list within a row are not of this list
    const own = (selector: string) =>
      [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
        (element) => element.closest("[data-reorder-list]") === list.current,
      );

    function move(from: number, to: number, focused = "[data-reorder-handle]") {
      const { count, onMove, labelOf } = latest.current;
      if (to === from || to < 0 || to >= count) return;
      const label = labelOf(from);
      flushSync(() => onMove(from, to));
      setAnnouncement(`${label} moved to place ${to + 1} of ${count}.`);
      own(focused)[to]?.focus();
    }

    return {
      list: {
        ref: (element: HTMLElement | null) => {
          list.current = element;
        },
        "data-reorder-list": "",
      },
      item: (index: number) => ({ "data-reorder-row": index }),
      handle: (index: number) => ({
        "data-reorder-handle": "",
        "aria-label": `Move ${latest.current.labelOf(index)}`,
        title: "Drag, or press the arrow keys",
        onKeyDown: (event: KeyboardEvent) => {
          if (event.ctrlKey || event.metaKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown"))
            return;
          event.preventDefault();
          move(index, event.key === "ArrowUp" ? index - 1 : index + 1);
        },
        onPointerEnter: () => void loadDrag().catch(() => undefined),
        onPointerDown: async (event: PointerEvent<HTMLElement>) => {
          if (event.button !== 0 || isHeld.current) return;
          event.preventDefault();
          const { currentTarget: held, pointerId, clientY } = event;
          isHeld.current = true;
          held.focus();
          held.setPointerCapture(pointerId);
          const drag = await loadDrag().catch(() => null);
          isHeld.current = drag !== null && held.hasPointerCapture(pointerId);
          if (!drag || !isHeld.current) return;
          const rows = own("[data-reorder-row]");
          const { beyond = 0 } = latest.current;
          stop.current = drag.dragRow(rows, index, { pointerId, clientY }, held, beyond, ({ to }) => {
            stop.current = null;
            isHeld.current = false;
            if (to !== null) move(index, to);
          });
        },
      }),
      /** Moves a row and puts the focus on what `focused` selects in it, the handle without it. */
      move,
    };
  }, []);

  return { ...stable, rows: stable, announcement };
}

/** What the rows of a list need of `useReorder`; the same object as long as the list is there. */
export type ReorderRows = ReturnType<typeof useReorder>["rows"];
