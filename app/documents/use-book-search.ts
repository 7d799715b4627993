import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "~/platform/call";
import { finder } from "./find-text";
import { placesOn } from "./places";
import type { FoundPage } from "./schema";
import type { Review } from "./use-review";

/** What is searched for. */
export interface BookQuery {
  text: string;
  exact: boolean;
  words: boolean;
}

/** How far a search is. */
export interface BookSearch {
  query: BookQuery;
  state: "running" | "done" | "paused" | "cancelled" | "failed";
  /** Where it was found so far, in the order of the pages. */
  found: readonly FoundPage[];
  count: number;
  /** The page that was searched last, and how many there are; null until the first answer. */
  upTo: number;
  pageCount: number | null;
  /** The page to go on from; null after the last one. */
  next: number | null;
  message: string | null;
}

/** A document with a page that is open, as it is on the screen right now. */
export type OpenBook = Pick<Review, "documentId" | "number" | "current">;

export const countOf = (found: readonly FoundPage[]): number =>
  found.reduce((sum, { places, more }) => sum + places.length + more, 0);

/** The pages as they were found, the one that is open as it stands on the screen. */
function asOnScreen(
  pages: readonly FoundPage[],
  from: number,
  upTo: number,
  { number, current }: OpenBook,
  { text, ...how }: BookQuery,
): readonly FoundPage[] {
  if (number < from || number > upTo) return pages;
  const own = placesOn(number, current().sections, finder(text, how));
  const others = pages.filter((page) => page.number !== number);
  return own ? [...others, own].sort((a, b) => a.number - b.number) : others;
}

/**
 * Searches a whole document, part by part.
 * @param most it pauses once it has found as many places
 */
export function useBookSearch(book: OpenBook, most: number) {
  const [search, setSearch] = useState<BookSearch | null>(null);
  const latest = useRef(book);
  latest.current = book;
  /** Names the search that is under way: what an older one answers is not shown. */
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  const goOn = useCallback(async (from: BookSearch, limit: number): Promise<BookSearch | null> => {
    run.current += 1;
    const own = run.current;
    let now: BookSearch = { ...from, state: "running", message: null };
    setSearch(now);
    while (now.next !== null && now.state === "running") {
      const { documentId } = latest.current;
      const { text, exact, words } = now.query;
      const asked = new URLSearchParams({
        text,
        exact: exact ? "1" : "0",
        words: words ? "1" : "0",
        from: String(now.next),
      });
      const result = await callApi({
        method: "GET",
        path: `/api/documents/${documentId}/search?${asked}`,
        answer: async () => (await import("./schema")).documentSearchAnswer,
      });
      if (run.current !== own) return null;
      if (!result.ok) now = { ...now, state: "failed", message: result.message || null };
      else {
        const { pages, next, pageCount } = result.data;
        const upTo = next === null ? pageCount : next - 1;
        const found = [...now.found, ...asOnScreen(pages, now.next, upTo, latest.current, now.query)];
        const count = countOf(found);
        const state = next === null ? "done" : count >= limit ? "paused" : "running";
        now = { ...now, state, found, count, upTo, pageCount, next };
      }
      setSearch(now);
    }
    return now;
  }, []);

  const start = useCallback(
    (query: BookQuery) =>
      goOn(
        { query, state: "running", found: [], count: 0, upTo: 0, pageCount: null, next: 1, message: null },
        most,
      ),
    [goOn, most],
  );
  const cancel = useCallback(() => {
    run.current += 1;
    setSearch((now) => (now?.state === "running" ? { ...now, state: "cancelled" } : now));
  }, []);
  const further = useCallback(() => {
    if (search) void goOn(search, search.count + most);
  }, [goOn, search, most]);

  return { search, start, cancel, further };
}
