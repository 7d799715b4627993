import type { KeyboardEvent } from "react";
import type { End } from "./joins";

/** How an item is named in the page (`data-piece`). */
export const pieceOf = ({ side, index }: End) => `${side}-${index}`;

/** The item of this name. */
export function endOf(piece: string): End {
  const [side, index] = piece.split("-");
  return { side: side === "left" ? "left" : "right", index: Number(index) };
}

/** The arrow keys go through a column, and from one to the other. */
export function arrowTo(event: KeyboardEvent) {
  const item = (event.target as Element).closest("li");
  const column = item?.parentElement;
  if (!item || !column || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = {
    ArrowUp: item.previousElementSibling,
    ArrowDown: item.nextElementSibling,
    ArrowLeft: beside(item, column.previousElementSibling),
    ArrowRight: beside(item, column.nextElementSibling),
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  to?.querySelector("button")?.focus();
}

/** The item of another column that stands at the same place, or its last. */
function beside(item: Element, column: Element | null): Element | null {
  if (column?.tagName !== "UL" || !item.parentElement) return null;
  const place = [...item.parentElement.children].indexOf(item);
  return column.children[Math.min(place, column.children.length - 1)] ?? null;
}
