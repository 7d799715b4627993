import { type RangeTrouble, rangeOf } from "./page-range";
import type { PageState } from "./schema";
import { TO_COURSE } from "./to-course-labels";

/** What would become of chosen pages. */
export interface Outlook {
  /** Those that would be added, in order. */
  add: number[];
  /** What is to be known about the others. */
  notes: string[];
  /** Why nothing can be done; null where something can. */
  reason: string | null;
}

/** What choosing these pages would do: those that are stored and not in the course yet are added. */
export function outlookOf(
  chosen: readonly number[] | RangeTrouble,
  states: readonly PageState[],
  pageCount: number,
): Outlook {
  if (!Array.isArray(chosen))
    return { add: [], notes: [], reason: troubleOf(chosen as RangeTrouble, pageCount) };
  const known = new Map(states.map((state) => [state.number, state]));
  const there = chosen.filter((number) => known.get(number)?.inCourse);
  const missing = chosen.filter((number) => !known.has(number));
  const add = chosen.filter((number) => known.get(number)?.inCourse === false);
  return {
    add,
    notes: [
      ...(there.length > 0 ? [TO_COURSE.inCourse(rangeOf(there))] : []),
      ...(missing.length > 0 ? [TO_COURSE.missing(rangeOf(missing))] : []),
    ],
    reason:
      add.length > 0
        ? null
        : there.length > 0
          ? TO_COURSE.allThere
          : chosen.length > 0
            ? TO_COURSE.noneStored
            : TO_COURSE.noneChecked,
  };
}

function troubleOf(trouble: RangeTrouble, pageCount: number): string {
  if (trouble.kind === "empty") return TO_COURSE.empty;
  return trouble.kind === "beyond" ? TO_COURSE.beyond(pageCount) : TO_COURSE.form(trouble.part);
}
