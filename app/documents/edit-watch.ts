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

/** The texts of a page at one moment. */
export interface Moment {
  number: number;
  sections: readonly Section[];
}

interface EditWatchProps {
  review: Review;
  /** The page before anybody could type: the code of this comes later. */
  arrival: Moment;
  onCorrected: (what: Correcting) => void;
}

/** Shows nothing: it tells of every text that was corrected by hand, once the person has left it. */
export default function EditWatch({ review, arrival, onCorrected }: EditWatchProps) {
  const { number, page, current } = review;
  const latest = useRef({ number, current, onCorrected });
  latest.current = { number, current, onCorrected };
  const before = useRef(arrival);
  const isWatching = useRef(false);
  // what changes without anybody typing is no edit: undoing, moving, another page, what the server has
  if (isWatching.current && (before.current.number !== number || !isPageText(document.activeElement)))
    before.current = { number, sections: page.sections };

  useEffect(() => {
    const settle = () => {
      const { number: shown, current: now } = latest.current;
      const { sections } = now();
      const was = before.current;
      before.current = { number: shown, sections };
      if (was.number !== shown) return;
      const correcting = correctionBetween(shown, was.sections, sections);
      if (correcting) latest.current.onCorrected(correcting);
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      if (isPageText(target)) settle();
    };
    // somebody who is still typing in the first text has not left it
    const { activeElement } = document;
    const isTyping =
      isPageText(activeElement) &&
      changedPath(before.current, latest.current.current().sections) === activeElement?.id;
    if (!isTyping) settle();
    isWatching.current = true;
    document.addEventListener("focusout", onFocusOut, true);
    return () => document.removeEventListener("focusout", onFocusOut, true);
  }, []);
  return null;
}

/** The path of the first text that differs. */
function changedPath({ number, sections }: Moment, now: readonly Section[]): string | undefined {
  const known = byPath(number, sections);
  return textsOf(number, now).find(({ path, text }) => known.get(path) !== text)?.path;
}
