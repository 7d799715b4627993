import { useEffect, useMemo } from "react";
import type { Place } from "~/platform/drafts";
import type { Shown } from "~/platform/saved-value";
import type { Saver } from "~/platform/saver";
import { useParting, useSaved } from "~/platform/use-saved";
import { saverOf } from "./desk";
import type { CoursePage, Section } from "./schema";
import { withKeys } from "./section-keys";

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

  useParting(saver);
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

/** A text as it is to be shown. @param loaded what the server sent with the page */
export const useShown = <V>({ saver }: Desk, place: Place, loaded: V): Shown<V> =>
  useSaved(saver, place, loaded);
