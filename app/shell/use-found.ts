import { useEffect, useRef, useState } from "react";
import { useCall } from "~/platform/use-call";
import { type Found, MAX_QUERY_LENGTH, searchAnswer } from "./schema";

/** A word is typed to its end before the server is asked. */
const WAITS_MS = 150;

interface Search {
  /** What the server found for the newest query that it has answered; null for none. */
  found: Found | null;
  state: "idle" | "searching" | "failed";
}

/** The teacher's own things for a query. What was found before stays until the next answer is there. */
export function useFound(query: string): Search {
  // where the cut goes through a pair, its first half goes too
  const text = query
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\ud800-\udbff]$/, "");
  const [search, setSearch] = useState<Search>({ found: null, state: "idle" });
  const newest = useRef(0);
  const { call } = useCall();

  useEffect(() => {
    newest.current += 1;
    const mine = newest.current;
    if (text === "") return setSearch({ found: null, state: "idle" });
    setSearch(({ found }) => ({ found, state: "searching" }));
    const timer = setTimeout(async () => {
      const path = `/api/search?q=${encodeURIComponent(text)}`;
      const { ok, data } = await call({ method: "GET", path, answer: searchAnswer, failure: false });
      if (mine === newest.current)
        setSearch(ok ? { found: data, state: "idle" } : { found: null, state: "failed" });
    }, WAITS_MS);
    return () => clearTimeout(timer);
  }, [text, call]);

  return search;
}
