import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "~/platform/call";
import type { Issue } from "~/platform/errors";
import type { SaveState } from "~/platform/saved-value";
import { CORRECTIONS } from "./corrections-labels";
import type { CorrectionEntry } from "./use-corrections";

/** How long after a change an entry is saved, and how long after a failure it is tried again, in milliseconds. */
const DELAY_MS = 500;
const RETRY_MS = 3_000;

type Texts = Pick<CorrectionEntry, "property" | "correction">;
const same = (a: Texts, b: Texts) => a.property === b.property && a.correction === b.correction;

interface Saving {
  /** Null while nothing was ever saved. */
  state: SaveState | null;
  issues: Issue[];
}

/**
 * Saves an entry shortly after each change, one call at a time, the newest texts last. One that is empty and was never
 * saved stays on the screen only.
 * @param onSaved told the id that a new entry has got
 */
export function useSavedCorrection(courseId: string, entry: CorrectionEntry, onSaved: (id: string) => void) {
  const [saving, setSaving] = useState<Saving>({ state: null, issues: [] });
  const texts = useRef<Texts>(entry);
  const saved = useRef<Texts>(entry.id === null ? { property: "", correction: "" } : entry);
  /** What the server would not have: it is not sent again as it is. */
  const refused = useRef<Texts | null>(null);
  const id = useRef(entry.id);
  const inFlight = useRef<Promise<boolean> | null>(null);
  const timer = useRef<number>();
  const isGone = useRef(false);
  texts.current = entry;
  const latest = useRef(onSaved);
  latest.current = onSaved;

  /** @returns whether it is to be tried again */
  const send = useCallback(
    async (keepalive: boolean): Promise<boolean> => {
      const { property, correction } = texts.current;
      const sent = { property, correction };
      // what is wrong stays until it is known to be right: nothing moves under a pointer
      setSaving(({ issues }) => ({ state: "saving", issues }));
      const path = `/api/courses/${courseId}/corrections`;
      const result = await callApi({
        ...(id.current === null
          ? { method: "POST" as const, path }
          : { method: "PUT" as const, path: `${path}/${id.current}` }),
        body: sent,
        keepalive,
        answer: async () => (await import("./schema")).correctionAnswer,
      });
      if (result.ok) {
        saved.current = sent;
        if (id.current === null) {
          id.current = result.data.correction.id;
          latest.current(id.current);
        }
        setSaving({ state: "saved", issues: [] });
      } else if (result.status === 404) setSaving({ state: "gone", issues: [] });
      else if (result.status >= 400 && result.status < 500 && result.status !== 429) {
        refused.current = sent;
        setSaving({
          state: "refused",
          issues:
            result.issues.length > 0
              ? result.issues
              : [{ path: "property", message: result.message || CORRECTIONS.saveFailed }],
        });
      } else {
        setSaving({ state: "offline", issues: [] });
        return true;
      }
      return false;
    },
    [courseId],
  );

  const flush = useCallback(
    async (keepalive = false): Promise<void> => {
      window.clearTimeout(timer.current);
      if (inFlight.current) await inFlight.current;
      if (isGone.current || inFlight.current || same(texts.current, saved.current)) return;
      if (refused.current && same(texts.current, refused.current)) return;
      const before = texts.current;
      inFlight.current = send(keepalive).finally(() => {
        inFlight.current = null;
      });
      const again = await inFlight.current;
      if (again && !keepalive) timer.current = window.setTimeout(() => void flush(), RETRY_MS);
      else if (!same(before, texts.current)) await flush(keepalive);
    },
    [send],
  );

  const { property, correction } = entry;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from the last change
  useEffect(() => {
    if (same(texts.current, saved.current)) return;
    timer.current = window.setTimeout(() => void flush(), DELAY_MS);
    return () => window.clearTimeout(timer.current);
  }, [property, correction, flush]);
  useEffect(() => () => void flush(true), [flush]);

  /** Ends the saving, for an entry that is removed. @returns its id, null where it was never saved */
  const end = useCallback(async (): Promise<string | null> => {
    isGone.current = true;
    window.clearTimeout(timer.current);
    await inFlight.current;
    return id.current;
  }, []);

  return { saving, flush, end };
}
