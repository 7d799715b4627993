import { amend, type History, record, redo, startHistory, undo } from "~/platform/history";
import type { Section } from "./schema";

/** A state of a page that can be come back to. */
interface Step {
  sections: readonly Section[];
  /** The path that was changed to get here. */
  at: string;
  /** Further changes of the same name belong to this step; null where none do. */
  group: string | null;
}

/** How many pages keep their steps while a tab lives. */
const MOST_PAGES = 50;

/** The steps of the pages that were changed in this tab, by their names; they outlive the turning of pages. */
export class PageHistories {
  readonly #histories = new Map<string, History<Step>>();

  /** The steps that lead to these sections; new ones where the sections have come from elsewhere. */
  of(page: string, sections: readonly Section[]): History<Step> {
    const known = this.#histories.get(page);
    return known && agree(known.present.sections, sections)
      ? known
      : startHistory<Step>({ sections, at: "", group: null });
  }

  /** One step further, from `before`. @param group changes of one group make one step */
  record(
    page: string,
    before: readonly Section[],
    after: readonly Section[],
    at: string,
    group: string | null,
  ): void {
    const history = this.of(page, before);
    const step = { sections: after, at, group };
    const goesOn = group !== null && history.present.group === group;
    this.#keep(page, goesOn ? amend(history, step) : record(history, step));
  }

  /** Ends the group: the next change is a step of its own. */
  rest(page: string): void {
    const history = this.#histories.get(page);
    if (history?.present.group)
      this.#keep(page, { ...history, present: { ...history.present, group: null } });
  }

  /** One step back or forth. @returns the sections and the path that changed; null where there is no such step */
  step(page: string, now: readonly Section[], way: "undo" | "redo"): Pick<Step, "sections" | "at"> | null {
    const history = this.of(page, now);
    const next = (way === "undo" ? undo : redo)(history);
    if (next === history) return null;
    const present = { ...next.present, group: null };
    this.#keep(page, { ...next, present });
    return { sections: present.sections, at: way === "undo" ? history.present.at : present.at };
  }

  #keep(page: string, history: History<Step>): void {
    // the page that was changed last stands last
    this.#histories.delete(page);
    this.#histories.set(page, history);
    const [oldest] = this.#histories.keys();
    if (this.#histories.size > MOST_PAGES && oldest) this.#histories.delete(oldest);
  }
}

const agree = (a: readonly Section[], b: readonly Section[]) =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
