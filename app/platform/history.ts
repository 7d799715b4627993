/** How many steps can be undone. */
export const HISTORY_LIMIT = 200;

/** A value with the way that led to it: `past` oldest first, `future` next first. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

/** A history that starts here. */
export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** One step further; the same history when nothing changed. What had been undone is gone. */
export function record<T>(history: History<T>, next: T, limit = HISTORY_LIMIT): History<T> {
  if (Object.is(next, history.present)) return history;
  return { past: [...history.past, history.present].slice(-limit), present: next, future: [] };
}

/** One step back; the same history when there is none. */
export function undo<T>(history: History<T>): History<T> {
  if (history.past.length === 0) return history;
  const present = history.past[history.past.length - 1] as T;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

/** The step that was undone last, done again; the same history when there is none. */
export function redo<T>(history: History<T>): History<T> {
  if (history.future.length === 0) return history;
  const present = history.future[0] as T;
  return { past: [...history.past, history.present], present, future: history.future.slice(1) };
}

/** The last step goes on: `next` takes the place of where it led. What had been undone is gone. */
export function amend<T>(history: History<T>, next: T): History<T> {
  return { ...history, present: next, future: [] };
}
