import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { CalendarEvent } from "~/lessons/schema";
import { useToast } from "~/ui/toast";
import { LESSON } from "./labels";
import type { When } from "./week";

/** What the dialog is about: a lesson that is there, or a new one at a time. */
export type Subject = { event: CalendarEvent } | { at: When };

const PARAM = "lesson";

/** The subject of the dialog. An address with `?lesson=ID` opens that lesson, once, if it is in the week. */
export function useSubject(events: readonly CalendarEvent[]) {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [params, setParams] = useSearchParams();
  const toast = useToast();
  const asked = params.get(PARAM);
  const latest = useRef({ events, toast });
  latest.current = { events, toast };

  const clean = () =>
    setParams(
      (before) => {
        before.delete(PARAM);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );

  useEffect(() => {
    if (!asked) return;
    const event = latest.current.events.find(({ id }) => id === asked);
    if (event) setSubject({ event });
    else latest.current.toast.info(LESSON.gone);
  }, [asked]);

  function close() {
    setSubject(null);
    if (asked) clean();
  }
  return { subject, setSubject, close };
}
