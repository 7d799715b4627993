import { type MutableRefObject, useMemo, useRef } from "react";
import { plainText } from "~/platform/plain-text";
import { useToast } from "~/ui/toast";
import { sectionsPath } from "./review-address";
import { REVIEW } from "./review-labels";
import type { Section } from "./schema";
import {
  everySection,
  insertion,
  inwards,
  type Move,
  newSection,
  outwards,
  placeIn,
  removal,
  sectionAt,
  toPlace,
} from "./section-moves";
import type { Review } from "./use-review";

/** What can be done to the texts of the page on the screen; the same functions as long as it is there. */
export interface TreeActs {
  type: (path: string, text: string) => void;
  /** Ends what is typed: the next change is a step of its own. */
  rest: () => void;
  change: (
    path: string,
    change: Partial<Pick<Section, "tag" | "content_type" | "external_reference">>,
  ) => void;
  /** Adds an empty text behind the one at `path`, or at the end. */
  add: (path: string | null) => void;
  remove: (path: string) => void;
  move: (path: string, to: number) => void;
  inwards: (path: string) => void;
  outwards: (path: string) => void;
  select: Review["select"];
  /** Leads to the text after or before this one. */
  step: (path: string, by: 1 | -1, into: "text" | "row") => void;
}

/** Where the words of a section stand. */
export const contentPath = (path: string): string => `${path}-content`;
/** Where its links do. */
export const linksPath = (path: string): string => `${path}-external_reference`;

const outlineOf = ({ number, current }: Review) => ({
  sections: current().sections,
  path: sectionsPath(number),
});

/** A new word begins: that is where what is typed can be undone to. */
const startsWord = (before: string, after: string) =>
  after.length === before.length + 1 && /\s$/.test(after) && !/\s$/.test(before);

export function useTree(review: Review): TreeActs {
  const latest = useRef(review);
  latest.current = review;
  const toast = useToast();
  return useMemo(() => actsOf(latest, toast), [toast]);
}

function actsOf(review: MutableRefObject<Review>, toast: ReturnType<typeof useToast>): TreeActs {
  /** @returns whether there was anything to do */
  function make(move: Move | null, into: "row" | "text" | "nothing" = "row"): boolean {
    if (!move || review.current.dispatch(move.actions) !== null) return false;
    if (into !== "nothing" && move.path)
      review.current.select(into === "text" ? contentPath(move.path) : move.path, "focus");
    return true;
  }
  const outline = () => outlineOf(review.current);

  return {
    type: (path, text) => {
      const { dispatch, rest } = review.current;
      if (startsWord(sectionAt(outline(), path)?.content ?? "", text)) rest();
      const content = contentPath(path);
      dispatch({ type: "update", path: content, value: plainText(text) }, `typing ${content}`);
    },
    rest: () => review.current.rest(),
    change: (path, change) => {
      review.current.dispatch(
        Object.entries(change).map(([key, value]) => ({ type: "update", path: `${path}-${key}`, value })),
      );
    },
    add: (path) => {
      const now = outline();
      const { list, index } = path ? placeIn(path) : { list: now.path, index: now.sections.length - 1 };
      make(insertion(now, list, index + 1, newSection(now)), "text");
    },
    remove: (path) => {
      if (make(removal(outline(), path)))
        toast.info(REVIEW.removed, { label: REVIEW.undo, run: () => review.current.undo() });
    },
    move: (path, to) => {
      const move = toPlace(outline(), path, to);
      if (make(move, "nothing")) review.current.select(move?.path ?? null);
    },
    inwards: (path) => make(inwards(outline(), path)),
    outwards: (path) => make(outwards(outline(), path)),
    select: (path, focus) => review.current.select(path, focus),
    step: (path, by, into) => {
      const all = everySection(outline().sections, outline().path);
      const to = all[all.findIndex((placed) => placed.path === path) + by];
      if (to) review.current.select(into === "text" ? contentPath(to.path) : to.path, "focus");
    },
  };
}
