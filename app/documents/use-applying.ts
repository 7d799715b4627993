import { useRef, useState } from "react";
import { useToast } from "~/ui/toast";
import { APPLY } from "./apply-labels";
import { changePages } from "./change-pages";
import { correctPlaces, type LeftText, type PlaceOnPage, putBack } from "./correct-places";
import type { Correcting } from "./correction-of";
import { arrived, pageAccess } from "./page-access";
import { rangeOf } from "./page-range";
import type { Review } from "./use-review";

/** How far it is. */
export interface Applying {
  done: number;
  all: number;
}

/**
 * Applies corrections page by page, tells what has come of it, and offers to put back what it did.
 * @param open answers what is on the screen right now: undoing may be asked for on another page
 */
export function useApplying(open: () => Review) {
  const toast = useToast();
  const [applying, setApplying] = useState<Applying | null>(null);
  const cancelled = useRef(false);
  const isCancelled = () => cancelled.current;

  async function undo(correcting: Correcting, left: ReadonlyMap<number, LeftText[]>) {
    await arrived(open());
    const access = pageAccess(open, () => false);
    const back = await changePages(
      [...left.keys()],
      (number, sections) => putBack(number, sections, correcting, left.get(number) ?? []),
      access,
      { isCancelled: () => false, onProgress: () => undefined },
    );
    if (back.places > 0) toast.success(APPLY.undone(back.places));
    if (back.failed.length > 0) toast.error(APPLY.undoFailed(rangeOf(back.failed)));
    else if (back.places === 0) toast.info(APPLY.undoNothing);
  }

  /** @param chosen the places, page by page. @returns whether all of it was done */
  async function apply(correcting: Correcting, chosen: ReadonlyMap<number, readonly PlaceOnPage[]>) {
    cancelled.current = false;
    const numbers = [...chosen.keys()];
    setApplying({ done: 0, all: numbers.length });
    await arrived(open());
    const left = new Map<number, LeftText[]>();
    const result = await changePages(
      numbers,
      (number, sections) => {
        const corrected = correctPlaces(number, sections, correcting, chosen.get(number) ?? []);
        left.set(number, corrected.left);
        return corrected;
      },
      pageAccess(open, isCancelled),
      { isCancelled, onProgress: (done) => setApplying({ done, all: numbers.length }) },
    );
    await arrived(open());
    setApplying(null);
    for (const number of result.failed) left.delete(number);
    if (result.places > 0)
      toast.success(APPLY.done(result.places, result.pages), {
        label: APPLY.undo,
        run: () => void undo(correcting, left),
      });
    if (result.failed.length > 0) toast.error(APPLY.failed(rangeOf(result.failed)));
    else if (result.places === 0 && !cancelled.current) toast.info(APPLY.nothing);
    return result.failed.length === 0 && !cancelled.current;
  }

  return {
    applying,
    apply,
    cancel: () => {
      cancelled.current = true;
    },
  };
}
