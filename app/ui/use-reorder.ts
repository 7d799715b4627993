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
 * without Alt). Each row carries `item(i)`, each handle `handle(i)`; `announcement` stands in a live region. It is the
 * same object until something is moved, so that long lists can leave the rows as they are that nothing has changed in.
 */
export function useReorder(options: ReorderOptions) {
  const latest = useRef(options);
  latest.current = options;
  const stop = useRef<(() => void) | null>(null);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => () => stop.current?.(), []);

  const rows = useMemo(() => {
    let list: HTMLElement | null = null;
    let isHeld = false;

    // rows of a list within a row are not of this list
    const own = () =>
      [...(list?.querySelectorAll<HTMLElement>("[data-reorder-row]") ?? [])].filter(
        (row) => row.parentElement?.closest("[data-reorder-list]") === list,
      );

    function move(from: number, to: number, focused = "[data-reorder-handle]") {
      const { count, onMove, labelOf } = latest.current;
      if (to === from || to < 0 || to >= count) return;
      const label = labelOf(from);
      flushSync(() => onMove(from, to));
      setAnnouncement(`${label} moved to place ${to + 1} of ${count}.`);
      own()[to]?.querySelector<HTMLElement>(focused)?.focus();
    }

    return {
      list: {
        ref: (element: HTMLElement | null) => {
          list = element;
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
          if (event.button !== 0 || isHeld) return;
          event.preventDefault();
          const { currentTarget: held, pointerId, clientY } = event;
          isHeld = true;
          held.focus();
          held.setPointerCapture(pointerId);
          const drag = await loadDrag().catch(() => null);
          isHeld = drag !== null && held.hasPointerCapture(pointerId);
          if (!drag || !isHeld) return;
          const { beyond = 0 } = latest.current;
          stop.current = drag.dragRow(own(), index, { pointerId, clientY }, held, beyond, ({ to }) => {
            stop.current = null;
            isHeld = false;
            if (to !== null) move(index, to);
          });
        },
      }),
      /** Moves a row and puts the focus on what `focused` selects in it, the handle without it. */
      move,
    };
  }, []);

  return useMemo(() => ({ ...rows, rows, announcement }), [rows, announcement]);
}

/** What the rows of a list need of `useReorder`; the same object as long as the list is there. */
export type ReorderRows = ReturnType<typeof useReorder>["rows"];
