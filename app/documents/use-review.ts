import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Place } from "~/platform/drafts";
import type { Shown } from "~/platform/saved-value";
import type { Saver } from "~/platform/saver";
import { useParting, useSaved } from "~/platform/use-saved";
import { PAGE_KIND, pageId, type ReviewedPage, reviewedOf } from "./page-channel";
import { histories, saverOf } from "./page-desk";
import { changedSections, pairsOf } from "./page-pairs";
import type { PairAction } from "./pair-actions";
import { type Pair, PairTrouble } from "./pairs";
import { reviewAddress, sectionOf, sectionsPath } from "./review-address";
import type { DocumentPage } from "./schema";

/** A page of a document on the screen, and all that can be done to it. The functions stay the same ones while it is. */
export interface Review {
  courseId: string;
  documentId: string;
  /** From 1. */
  number: number;
  page: ReviewedPage;
  /** The page's flat pairs at their paths in the document; worked out when they are asked for. */
  readonly pairs: readonly Pair[];
  shown: Shown<ReviewedPage>;
  /** The page as it is now, for what runs later than it was drawn. */
  current: () => ReviewedPage;
  /**
   * Changes the page's pairs; several actions make one step to undo.
   * @param group changes of one group make one step too, until `rest`
   * @returns why it cannot be done; null when it is
   */
  dispatch: (action: PairAction | readonly PairAction[], group?: string) => PairTrouble | null;
  /** The next change is a step of its own. */
  rest: () => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  setChecked: (checked: boolean) => void;
  /** Settles a conflict. */
  settle: (page: ReviewedPage) => void;
  /** The path of the section that is selected, or null. */
  selected: string | null;
  /** @param path of a section or of anything in it; `focus` leads the person there */
  select: (path: string | null, focus?: "focus") => void;
  /** Counts up when somebody is to be led to `target`, the exact path that was asked for. */
  wish: { count: number; target: string | null };
  /** Shows another page, and there what stands at `path`. */
  goTo: (number: number, path?: string) => void;
  /** Null while it is drawn on the server. */
  saver: Saver | null;
}

interface Loaded {
  teacherId: string;
  courseId: string;
  documentId: string;
  page: DocumentPage;
}

/** Opens a page of a document: what was typed before and never arrived is taken up, what is done from now on is saved. */
export function useReview({ teacherId, courseId, documentId, page: loaded }: Loaded): Review {
  const saver = typeof document === "undefined" ? null : saverOf(teacherId);
  const { number } = loaded;
  const id = pageId(documentId, number);
  const place = useMemo<Place>(
    () => ({ kind: PAGE_KIND, id, courseId, pageId: id, pageIndex: number - 1 }),
    [id, courseId, number],
  );
  const initial = useMemo(() => reviewedOf(loaded), [loaded]);

  // while it is drawn for the first time: a keystroke right after must find its text
  useMemo(() => {
    if (!saver?.shown(place)) saver?.open(place, initial, loaded.version);
  }, [saver, place, initial, loaded]);
  useEffect(() => {
    saver?.turnTo(place.pageId);
    saver?.open(place, initial, loaded.version);
  }, [saver, place, initial, loaded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => void saver?.adopt(), [saver, id]);
  useParting(saver);

  const shown = useSaved<ReviewedPage>(saver, place, initial);
  const page = shown.value;
  const current = useCallback(
    () => saver?.shown<ReviewedPage>(place)?.value ?? initial,
    [saver, place, initial],
  );
  const edits = useEdits(saver, place, number, current);
  const selection = useSelection(courseId, documentId, number);
  const { select } = selection;

  const step = useCallback(
    (way: "undo" | "redo") => {
      const now = current();
      const to = histories.step(id, now.sections, way);
      if (!to) return;
      saver?.edit(place, { ...now, sections: to.sections });
      select(to.at, "focus");
    },
    [saver, place, id, current, select],
  );
  const undo = useCallback(() => step("undo"), [step]);
  const redo = useCallback(() => step("redo"), [step]);
  const { past, future } = histories.of(id, page.sections);

  return {
    courseId,
    documentId,
    number,
    page,
    get pairs() {
      return pairsOf(number, page);
    },
    shown,
    current,
    ...edits,
    undo,
    redo,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    ...selection,
    saver,
  };
}

function useEdits(saver: Saver | null, place: Place, number: number, current: () => ReviewedPage) {
  const dispatch = useCallback(
    (action: PairAction | readonly PairAction[], group?: string): PairTrouble | null => {
      const actions = "type" in action ? [action] : action;
      const now = current();
      try {
        const sections = changedSections(number, now, actions);
        if (sections === now.sections) return null;
        const last = actions[actions.length - 1];
        const at = last && "path" in last ? last.path : sectionsPath(number);
        histories.record(place.id, now.sections, sections, at, group ?? null);
        saver?.edit(place, { ...now, sections });
        return null;
      } catch (trouble) {
        if (trouble instanceof PairTrouble) return trouble;
        throw trouble;
      }
    },
    [saver, place, number, current],
  );
  const rest = useCallback(() => histories.rest(place.id), [place]);
  const setChecked = useCallback(
    (checked: boolean) => {
      saver?.edit(place, { ...current(), checked });
      saver?.hurry();
    },
    [saver, place, current],
  );
  const settle = useCallback((page: ReviewedPage) => saver?.resolve(place, page), [saver, place]);
  return useMemo(() => ({ dispatch, rest, setChecked, settle }), [dispatch, rest, setChecked, settle]);
}

function useSelection(courseId: string, documentId: string, number: number) {
  const navigate = useNavigate();
  const [selected, setSelected] = useState<string | null>(null);
  const [wish, setWish] = useState<{ count: number; target: string | null }>({ count: 0, target: null });
  const select = useCallback((path: string | null, focus?: "focus") => {
    setSelected(path && sectionOf(path));
    if (focus) setWish(({ count }) => ({ count: count + 1, target: path }));
  }, []);
  const shownNumber = useRef(number);
  shownNumber.current = number;
  const goTo = useCallback(
    (to: number, path?: string) => {
      if (path) select(path, "focus");
      if (to !== shownNumber.current)
        navigate(reviewAddress(courseId, documentId, to), { preventScrollReset: true });
    },
    [navigate, courseId, documentId, select],
  );
  const isHere = selected?.startsWith(`${sectionsPath(number)}-`) ?? false;
  return { selected: isHere ? selected : null, select, wish, goTo };
}
