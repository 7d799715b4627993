import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import type { Place } from "~/platform/drafts";
import type { Shown } from "~/platform/saved-value";
import type { Elsewhere, Saver } from "~/platform/saver";
import { guardWork } from "~/platform/unsaved-work";
import { saverOf } from "./desk";
import type { CoursePage, Section } from "./schema";
import { withKeys } from "./section-keys";

/** How long leaving waits for what is on its way, in milliseconds. */
const PARTING_MS = 3_000;

/** A page of a course as it is open on the screen. */
export interface Desk {
  /** Null while it is drawn on the server. */
  saver: Saver | null;
  courseId: string;
  pageId: string;
  placeOf: (kind: Place["kind"], id: string) => Place;
}

interface Loaded {
  teacherId: string;
  courseId: string;
  index: number;
  /** Null where the course has no such page. */
  page: CoursePage | null;
}

/** Opens the texts of a page: what was typed before and never arrived is taken up, what is typed from now on is saved. */
export function useDesk({ teacherId, courseId, index, page }: Loaded): Desk {
  const saver = typeof document === "undefined" ? null : saverOf(teacherId);
  const pageId = page?.id ?? "";
  const desk = useMemo<Desk>(
    () => ({
      saver,
      courseId,
      pageId,
      placeOf: (kind, id) => ({ kind, id, courseId, pageId, pageIndex: index }),
    }),
    [saver, courseId, pageId, index],
  );

  // while it is drawn for the first time: a keystroke right after must find its text
  useMemo(() => openAll(desk, page, (place) => !saver?.shown(place)), [desk, page, saver]);
  useEffect(() => {
    saver?.turnTo(pageId);
  }, [saver, pageId]);
  useEffect(() => openAll(desk, page, () => true), [desk, page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => void saver?.adopt(), [saver, pageId]);

  useEffect(
    () =>
      guardWork(async (leave) => {
        await saver?.flush(PARTING_MS);
        await leave();
      }),
    [saver],
  );
  return desk;
}

function openAll(
  { saver, placeOf, pageId }: Desk,
  page: CoursePage | null,
  wanted: (place: Place) => boolean,
): void {
  if (!page) return;
  for (const { id, data, version } of page.blocks) {
    const place = placeOf("block", id);
    if (wanted(place)) saver?.open(place, data, version);
  }
  const sections = placeOf("sections", pageId);
  if (wanted(sections)) saver?.open<Section[]>(sections, withKeys(page.sections), page.version);
}

const nothing = () => undefined;

/** A text as it is to be shown. @param loaded what the server sent with the page */
export function useShown<V>({ saver }: Desk, place: Place, loaded: V): Shown<V> {
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
export function useElsewhere({ saver }: Desk): readonly Elsewhere[] {
  return useSyncExternalStore(saver?.watch ?? (() => nothing), saver?.elsewhere ?? none, none);
}
