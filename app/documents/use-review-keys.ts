import { useEffect, useRef } from "react";
import type { Review } from "./use-review";

/** Undo, redo and "Page checked" wherever the focus is, but not behind a dialog or in another field. */
export function useReviewKeys(review: Review): void {
  const latest = useRef(review);
  latest.current = review;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((!event.ctrlKey && !event.metaKey) || event.altKey || document.querySelector("dialog:modal"))
        return;
      const { undo, redo, setChecked, current } = latest.current;
      const key = event.key.toLowerCase();
      if (key === "enter" && !event.shiftKey) setChecked(!current().checked);
      else if (isForeignField(event.target)) return;
      else if (key === "z") (event.shiftKey ? redo : undo)();
      else if (key === "y" && !event.shiftKey) redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/** A field that is no text of the page has an undo of its own. */
const isForeignField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches("input, textarea") &&
  target.closest("[data-page-text]") === null;
