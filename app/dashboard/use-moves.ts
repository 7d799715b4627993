import { useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { CalendarEvent } from "~/lessons/schema";
import { useCall } from "~/platform/use-call";
import { useToast } from "~/ui/toast";
import { MOVES } from "./labels";
import { lessonPath, withWhen } from "./lesson-calls";
import { sameWhen } from "./moves";
import type { When } from "./week";

type Places = ReadonlyMap<string, When>;

interface Chain {
  wanted: When;
}

/**
 * Lessons on their way to another time: shown there at once, put back when the server refuses. One request at a time
 * for a lesson; where it is moved on meanwhile, only the newest place follows.
 */
export function useMoves(loaded: readonly CalendarEvent[]) {
  const { call } = useCall();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [places, setPlaces] = useState<Places>(new Map());
  const chains = useRef(new Map<string, Chain>());

  // what has been loaded since holds every move that is done
  useEffect(() => {
    setPlaces((kept) => {
      const left = [...kept].filter(([id]) => loaded && chains.current.has(id));
      return left.length === kept.size ? kept : new Map(left);
    });
  }, [loaded]);

  const place = (id: string, when: When | null) =>
    setPlaces((before) => {
      const after = new Map(before);
      if (when) after.set(id, when);
      else after.delete(id);
      return after;
    });

  async function run(event: CalendarEvent, following: boolean, chain: Chain, isUndo: boolean): Promise<void> {
    const origin: When = { date: event.date, time: event.time };
    let at = origin;
    while (!sameWhen(chain.wanted, at)) {
      const next = chain.wanted;
      const { ok } = await call({
        method: "PUT",
        path: lessonPath(event.id, following),
        body: withWhen(event, next),
        failure: MOVES.failed,
      });
      if (!ok) {
        chains.current.delete(event.id);
        place(event.id, sameWhen(at, origin) ? null : at);
        revalidate();
        return;
      }
      at = next;
    }
    chains.current.delete(event.id);
    revalidate();
    if (sameWhen(at, origin)) return;
    const moved = { ...event, ...at };
    if (isUndo) toast.success(MOVES.movedBack(event.title, at.date, at.time));
    else
      toast.success(MOVES.moved(event.title, at.date, at.time), {
        label: MOVES.undo,
        run: () => move(moved, origin, following, true),
      });
  }

  /** Moves a lesson, as it is shown, to another time; with `following` the later ones of its series too. */
  function move(event: CalendarEvent, to: When, following = false, isUndo = false) {
    place(event.id, to);
    const chain = chains.current.get(event.id);
    if (chain) {
      chain.wanted = to;
      return;
    }
    const started = { wanted: to };
    chains.current.set(event.id, started);
    void run(event, following, started, isUndo);
  }

  const events = useMemo(
    () => loaded.map((event) => ({ ...event, ...places.get(event.id) })),
    [loaded, places],
  );
  return { events, move };
}
