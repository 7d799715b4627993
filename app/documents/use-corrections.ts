import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "~/platform/call";
import type { Correction } from "./schema";

/** A correction on the screen; `id` is null while it exists there only. */
export interface CorrectionEntry {
  key: string;
  id: string | null;
  property: string;
  correction: string;
}

const emptyEntry = (): CorrectionEntry => ({
  key: crypto.randomUUID(),
  id: null,
  property: "",
  correction: "",
});
const entryOf = (one: Correction): CorrectionEntry => ({ key: one.id, ...one });
/** The list on the screen always has an entry (product §7). */
const atLeastOne = (entries: CorrectionEntry[]) => (entries.length > 0 ? entries : [emptyEntry()]);

/** The corrections of a course, 200 at a time. @param freshness read anew when it changes */
export function useCorrections(courseId: string, freshness: number) {
  const [entries, setEntries] = useState<CorrectionEntry[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const run = useRef(0);

  const load = useCallback(
    async (after: string | null) => {
      run.current += 1;
      const own = run.current;
      setState("loading");
      const cursor = after === null ? "" : `?${new URLSearchParams({ after })}`;
      const result = await callApi({
        method: "GET",
        path: `/api/courses/${courseId}/corrections${cursor}`,
        answer: async () => (await import("./schema")).correctionsAnswer,
      });
      if (run.current !== own) return;
      if (!result.ok) {
        setState("failed");
        return;
      }
      const rows = result.data.corrections.map(entryOf);
      setEntries((before) => {
        const typed = before.filter(({ id }) => id === null);
        const known = after === null ? [] : before.filter(({ id }) => id !== null);
        return atLeastOne([...known, ...rows, ...typed]);
      });
      setNext(result.data.next);
      setState("ready");
    },
    [courseId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when somebody has added one elsewhere
  useEffect(() => {
    void load(null);
    return () => {
      run.current += 1;
    };
  }, [load, freshness]);

  /** The key of an empty entry: a new one, unless there is one. */
  const add = useCallback((): string => {
    const empty = entries.find(({ id, property, correction }) => id === null && property + correction === "");
    if (empty) return empty.key;
    const made = emptyEntry();
    setEntries((before) => [...before, made]);
    return made.key;
  }, [entries]);
  const change = useCallback((key: string, change: Partial<CorrectionEntry>) => {
    setEntries((before) => before.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));
  }, []);
  const remove = useCallback((key: string) => {
    setEntries((before) => atLeastOne(before.filter((entry) => entry.key !== key)));
  }, []);
  const putBack = useCallback((one: Correction) => {
    setEntries((before) => [...before, entryOf(one)]);
  }, []);

  return { entries, next, state, load, add, change, remove, putBack };
}
