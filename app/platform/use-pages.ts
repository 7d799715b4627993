import { useCallback, useEffect, useRef, useState } from "react";
import type { CallResult } from "./call";

/** A page of a list, and the cursor of the next one. */
export interface Page<Row> {
  rows: readonly Row[];
  next: string | null;
}

interface Pages<Row> {
  rows: readonly Row[];
  hasMore: boolean;
  loading: boolean;
  /** Fetches one page more. */
  showMore: () => Promise<void>;
}

type Fetch<Row> = (after: string) => Promise<CallResult<Page<Row>>>;

/**
 * A list whose first page the screen's loader brings, and whose others are fetched one by one. Whenever the loader
 * has read the first page anew, the others that are shown are read anew too, and stand as they were until then.
 */
export function usePages<Row extends { id: string }>(first: Page<Row>, fetchPage: Fetch<Row>): Pages<Row> {
  const [further, setFurther] = useState<readonly Page<Row>[]>([]);
  const [loading, setLoading] = useState(false);
  const latest = useRef({ fetchPage, count: 0 });
  latest.current = { fetchPage, count: further.length };

  const readOn = useCallback(async (from: string | null, count: number) => {
    const pages: Page<Row>[] = [];
    for (let after = from; after !== null && pages.length < count; after = pages.at(-1)?.next ?? null) {
      const answer = await latest.current.fetchPage(after);
      if (!answer.ok) return null;
      pages.push(answer.data);
    }
    return pages;
  }, []);

  const seen = useRef(first);
  useEffect(() => {
    if (seen.current === first) return;
    seen.current = first;
    let stale = false;
    void readOn(first.next, latest.current.count).then((pages) => {
      if (pages && !stale) setFurther(pages);
    });
    return () => {
      stale = true;
    };
  }, [first, readOn]);

  const next = (further.at(-1) ?? first).next;
  async function showMore() {
    if (loading) return;
    setLoading(true);
    const pages = await readOn(next, 1);
    setLoading(false);
    if (pages) setFurther((before) => [...before, ...pages]);
  }

  return { rows: withoutRepeats([first, ...further]), hasMore: next !== null, loading, showMore };
}

/** A row may move to another page between two readings: it is shown once, where it was read last. */
function withoutRepeats<Row extends { id: string }>(pages: readonly Page<Row>[]): Row[] {
  const all = pages.flatMap(({ rows }) => rows);
  return [...new Map(all.map((row) => [row.id, row])).values()];
}
