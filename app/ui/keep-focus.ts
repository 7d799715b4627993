const ROW = "[data-reorder-row]";
const HANDLE = "[data-reorder-handle]";

interface Step {
  row: Element;
  list: Element | null;
  at: number;
}

interface Trail {
  element: Element;
  /** The rows around it, from the inside. */
  steps: readonly Step[];
  pane: HTMLElement | null;
}

const kept = new WeakSet<Element>();

/**
 * Keeps the focus near where it was when what has it goes away: on what `preferred` selects in the row that it stood
 * in, else on the row's handle; with its row gone, on the next row; with the last row gone, on the row or the pane
 * around the list. A second call for the same box does nothing.
 */
export function keepFocus(box: HTMLElement, preferred: string): void {
  if (kept.has(box)) return;
  kept.add(box);
  let trail = trailTo(document.activeElement);
  box.addEventListener("focusin", ({ target }) => {
    trail = trailTo(target as Element);
  });
  // a removal takes the focus too, but what was only left still stands afterwards
  box.addEventListener("focusout", ({ target }) =>
    queueMicrotask(() => {
      if (trail?.element === target && trail.element.isConnected) trail = null;
    }),
  );
  new MutationObserver(() => {
    if (!trail || trail.element.isConnected || document.activeElement !== document.body) return;
    const { steps, pane } = trail;
    trail = null;
    const next = nextIn(steps, preferred);
    if (next) next.focus();
    else pane?.focus({ preventScroll: true });
  }).observe(box, { childList: true, subtree: true });
}

function trailTo(element: Element | null): Trail | null {
  if (!element) return null;
  const steps: Step[] = [];
  for (let row = element.closest(ROW); row; row = row.parentElement?.closest(ROW) ?? null)
    steps.push({ row, list: row.parentElement, at: rowsOf(row.parentElement).indexOf(row) });
  return { element, steps, pane: element.closest<HTMLElement>("section[tabindex]") };
}

function rowsOf(list: Element | null): Element[] {
  return [...(list?.children ?? [])].filter((child) => child.matches(`${ROW}:not([hidden])`));
}

function nextIn(steps: readonly Step[], preferred: string): HTMLElement | null {
  for (const { row, list, at } of steps) {
    if (row.isConnected)
      return row.querySelector<HTMLElement>(preferred) ?? row.querySelector<HTMLElement>(HANDLE);
    const rows = list?.isConnected ? rowsOf(list) : [];
    const next = rows[at] ?? rows.at(-1);
    if (next) return next.querySelector<HTMLElement>(HANDLE);
  }
  return null;
}
