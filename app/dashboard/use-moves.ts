import { useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { CalendarEvent, LessonsAnswer } from "~/lessons/schema";
import { useCall } from "~/platform/use-call";
import { useToast } from "~/ui/toast";
import { MOVES } from "./labels";
import { lessonPath } from "./lesson-calls";
import { sameWhen } from "./moves";
import type { When } from "./week";

interface Place {
  when: When;
  /** When the server had it, in milliseconds since 1970; null while it is on its way. */
  settledAt: number | null;
}

type Places = ReadonlyMap<string, Place>;

/** What was asked for before a move was done may arrive after it: until then the move is believed. */
const STALE_FOR_MS = 5_000;

interface Chain {
  wanted: When;
}

/** How a lesson is moved: with those that follow in its series, with those that are named here, or alone. */
interface Reach {
  following: boolean;
  only?: string[];
  isUndo?: boolean;
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

  useEffect(() => {
    const isOutdated = (id: string, { when, settledAt }: Place) => {
      if (settledAt === null) return false;
      const event = loaded.find((one) => one.id === id);
      return !event || sameWhen(event, when) || Date.now() > settledAt + STALE_FOR_MS;
    };
    setPlaces((kept) => {
      const left = [...kept].filter(([id, place]) => !isOutdated(id, place));
      return left.length === kept.size ? kept : new Map(left);
    });
  }, [loaded]);

  const place = (id: string, when: When | null, settledAt: number | null = null) =>
    setPlaces((before) => {
      const after = new Map(before);
      if (when) after.set(id, { when, settledAt });
      else after.delete(id);
      return after;
    });

  async function run(
    event: CalendarEvent,
    chain: Chain,
    { following, isUndo, ...reach }: Reach,
  ): Promise<void> {
    const origin: When = { date: event.date, time: event.time };
    let at = origin;
    // which lessons follow is settled by the first move: at its new place others may
    let { only } = reach;
    while (!sameWhen(chain.wanted, at)) {
      const next = chain.wanted;
      const answer = await call({
        method: "PUT",
        path: lessonPath(event.id, following),
        body: { ...next, ...(only ? { only } : {}) },
        failure: MOVES.failed,
      });
      if (!answer.ok) {
        chains.current.delete(event.id);
        place(event.id, sameWhen(at, origin) ? null : at, Date.now());
        revalidate();
        return;
      }
      at = next;
      if (following) only ??= (answer.data as Partial<LessonsAnswer> | null)?.lessons?.map(({ id }) => id);
    }
    chains.current.delete(event.id);
    place(event.id, at, Date.now());
    revalidate();
    if (sameWhen(at, origin)) return;
    const moved = { ...event, ...at };
    if (isUndo) toast.success(MOVES.movedBack(event.title, at.date, at.time));
    else {
      const back: Reach = { following, isUndo: true, ...(only ? { only } : {}) };
      const offer = { label: MOVES.undo, run: () => start(moved, origin, back) };
      toast.success(MOVES.moved(event.title, at.date, at.time), offer);
    }
  }

  function start(event: CalendarEvent, to: When, reach: Reach) {
    place(event.id, to);
    const chain = chains.current.get(event.id);
    if (chain) {
      chain.wanted = to;
      return;
    }
    const started = { wanted: to };
    chains.current.set(event.id, started);
    void run(event, started, reach);
  }

  /** Moves a lesson, as it is shown, to another time; with `following` the later ones of its series too. */
  const move = (event: CalendarEvent, to: When, following: boolean) => start(event, to, { following });

  const events = useMemo(
    () => loaded.map((event) => ({ ...event, ...places.get(event.id)?.when })),
    [loaded, places],
  );
  return { events, move };
}
