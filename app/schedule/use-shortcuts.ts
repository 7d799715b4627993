import { useEffect, useRef } from "react";

interface Shortcuts {
  undo: () => void;
  redo: () => void;
  save: () => void;
}

const isModal = () => document.querySelector("dialog:modal") !== null;

/** While somebody types, the browser's own undo is meant; a dialog on top takes no edits. */
function isElsewhere(target: EventTarget | null): boolean {
  if (isModal()) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("textarea, select, input:not([type=radio], [type=checkbox])"))
  );
}

/** Ctrl+Z, Ctrl+Shift+Z (Ctrl+Y) and Ctrl+S, with Cmd on a Mac, in any keyboard layout (product §4). */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const { undo, redo, save } = latest.current;
      const press = (run: () => void) => {
        event.preventDefault();
        run();
      };
      if (event.code === "KeyS" && !event.shiftKey) press(() => isModal() || save());
      else if (isElsewhere(event.target)) return;
      else if (event.code === "KeyZ") press(event.shiftKey ? redo : undo);
      else if (event.code === "KeyY" && !event.shiftKey) press(redo);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
