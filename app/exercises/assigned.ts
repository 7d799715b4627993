import { isBlank, normalized } from "./compare";
import type { Mark } from "./use-work";

/**
 * A text as a student sees it, empty where there is nothing to see: blanks and the way a letter is composed make no
 * difference, its case does.
 */
export const seen = (text: string): string =>
  isBlank(text) ? "" : normalized(text, "NFC").trim().replace(/\s+/g, " ");

/** Something that a student puts somewhere; two that look the same are interchangeable (exercises.md). */
export interface Assigned {
  /** What it looks like. */
  looks: string;
  /** What the place looks like where it belongs; null where nobody has said. */
  belongs: string | null;
  /** What the place looks like where the student has put it; null where it has not been put anywhere. */
  stands: string | null;
}

/**
 * One mark per item. Items that look the same share their places: each place counts once, whichever of them stands
 * there. What belongs nowhere is not checked.
 */
export function marksOfAssigned(all: readonly Assigned[]): Mark[] {
  const owed = new Map<string, { places: string[]; unplaced: number }>();
  for (const { looks, belongs } of all) {
    const own = owed.get(looks) ?? { places: [], unplaced: 0 };
    owed.set(looks, own);
    if (belongs === null) own.unplaced += 1;
    else own.places.push(belongs);
  }
  const takes = ({ looks, stands }: Assigned): boolean => {
    const places = owed.get(looks)?.places ?? [];
    const at = stands === null ? -1 : places.indexOf(stands);
    if (at >= 0) places.splice(at, 1);
    return at >= 0;
  };
  const isUnplaced = ({ looks }: Assigned): boolean => {
    const own = owed.get(looks);
    if (!own?.unplaced) return false;
    own.unplaced -= 1;
    return true;
  };

  const marks: Mark[] = all.map((item) => (takes(item) ? "right" : "missing"));
  // what has been put wrong is excused before what has not been put at all: one of the two belongs nowhere
  for (const [i, item] of all.entries())
    if (marks[i] === "missing" && item.stands !== null) marks[i] = isUnplaced(item) ? "unchecked" : "wrong";
  for (const [i, item] of all.entries())
    if (marks[i] === "missing" && isUnplaced(item)) marks[i] = "unchecked";
  return marks;
}
