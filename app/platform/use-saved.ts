import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import type { Place } from "./drafts";
import type { Shown } from "./saved-value";
import type { Elsewhere, Saver } from "./saver";
import { guardWork } from "./unsaved-work";

/** How long leaving waits for what is on its way, in milliseconds. */
const PARTING_MS = 3_000;

const nothing = () => undefined;

/**
 * A text as it is to be shown.
 * @param saver null while it is drawn on the server
 * @param loaded what the server sent with the screen
 */
export function useSaved<V>(saver: Saver | null, place: Pick<Place, "kind" | "id">, loaded: V): Shown<V> {
  const initial = useMemo<Shown<V>>(
    () => ({ value: loaded, state: "saved", theirs: null, message: null }),
    [loaded],
  );
  // the same object while it is hydrated as after: a change would throw away what is not hydrated yet
  const snapshot = () => saver?.shown<V>(place) ?? initial;
  const { kind, id } = place;
  const watch = useCallback(
    (watcher: () => void) => saver?.watchOne({ kind, id }, watcher) ?? nothing,
    [saver, kind, id],
  );
  return useSyncExternalStore(watch, snapshot, snapshot);
}

const NONE: readonly Elsewhere[] = [];
const none = () => NONE;

/** Texts of other pages that have not reached the server. */
export function useElsewhere(saver: Saver | null): readonly Elsewhere[] {
  return useSyncExternalStore(saver?.watch ?? (() => nothing), saver?.elsewhere ?? none, none);
}

/** What leaves the screen without navigating, such as logging out, waits a moment for what is on its way. */
export function useParting(saver: Saver | null): void {
  useEffect(
    () =>
      guardWork(async (leave) => {
        await saver?.flush(PARTING_MS);
        await leave();
      }),
    [saver],
  );
}
