import { useEffect, useRef } from "react";
import { type Correcting, correctionOf } from "./correction-of";
import { textsOf } from "./page-texts";
import type { Section } from "./schema";
import type { Review } from "./use-review";

const isPageText = (element: EventTarget | null) =>
  element instanceof Element && element.closest("[data-page-text]") !== null;

const byPath = (number: number, sections: readonly Section[]) =>
  new Map(textsOf(number, sections).map(({ path, text }) => [path, text]));

/** The correction that one text has got since; null where none has, or more than one was changed. */
function correctionBetween(
  number: number,
  before: readonly Section[],
  after: readonly Section[],
): Correcting | null {
  if (before === after) return null;
  const known = byPath(number, before);
  const now = byPath(number, after);
  if (known.size !== now.size) return null;
  const changed = [...now].filter(([path, text]) => known.get(path) !== text);
  const [one] = changed;
  if (!one || changed.length > 1) return null;
  const was = known.get(one[0]);
  return was === undefined ? null : correctionOf(was, one[1]);
}

/** Tells of every text that was corrected by hand, once the person has left it. */
function useEditWatch({ number, page, current }: Review, onCorrected: (what: Correcting) => void): void {
  const latest = useRef({ number, current, onCorrected });
  latest.current = { number, current, onCorrected };
  const before = useRef({ number, sections: page.sections });
  // what changes without anybody typing is no edit: undoing, moving, another page, what the server has
  if (
    typeof document !== "undefined" &&
    (before.current.number !== number || !isPageText(document.activeElement))
  )
    before.current = { number, sections: page.sections };

  useEffect(() => {
    const settle = () => {
      const { number: shown, current: now } = latest.current;
      if (before.current.number !== shown) return;
      const { sections } = now();
      const correcting = correctionBetween(shown, before.current.sections, sections);
      before.current = { number: shown, sections };
      if (correcting) latest.current.onCorrected(correcting);
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      if (isPageText(target)) settle();
    };
    document.addEventListener("focusout", onFocusOut, true);
    return () => document.removeEventListener("focusout", onFocusOut, true);
  }, []);
}

interface EditWatchProps {
  review: Review;
  onCorrected: (what: Correcting) => void;
}

/** Shows nothing: it watches. */
export default function EditWatch({ review, onCorrected }: EditWatchProps) {
  useEditWatch(review, onCorrected);
  return null;
}
