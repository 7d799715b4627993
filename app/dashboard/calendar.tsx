import { useEffect, useId, useRef } from "react";
import type { CalendarEvent } from "~/lessons/schema";
import { CalendarHead } from "./calendar-head";
import { DayList } from "./day-list";
import type { When } from "./week";
import { WeekGrid } from "./week-grid";

/** What can be done with the lessons of the week. */
export interface CalendarActions {
  open: (event: CalendarEvent) => void;
  add: (when: When) => void;
  move: (event: CalendarEvent, to: When) => void;
  /** Moves by the keyboard; null when there is no further. */
  shift: (event: CalendarEvent, to: When | null) => void;
}

interface CalendarProps {
  start: string;
  today: string;
  now: When | null;
  events: readonly CalendarEvent[];
  actions: CalendarActions;
  /** Where the focus goes once what had it is gone: selectors, the best first. */
  wish: { current: FocusWish | null };
  onNear: () => void;
}

export interface FocusWish {
  selectors: readonly string[];
  /** Milliseconds; whoever has gone on to something else is not called back. */
  until: number;
}

/** The week's lessons: a grid, and on a phone a list of its days (spec §2 "Dashboard"). */
export function Calendar(props: CalendarProps) {
  const { start, today, now, events, actions, wish, onNear } = props;
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  useFocusWish(card, wish);
  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      className="calendar"
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <CalendarHead titleId={titleId} start={start} />
      <WeekGrid key={start} start={start} today={today} now={now} events={events} actions={actions} />
      <DayList start={start} today={today} now={now} events={events} actions={actions} />
    </section>
  );
}

/** A lesson that moves or goes takes the focus with it: it is put where the wish says, once that is there. */
function useFocusWish(card: { current: HTMLElement | null }, wish: CalendarProps["wish"]) {
  useEffect(() => {
    const wanted = wish.current;
    if (!wanted || !isLost(document.activeElement)) return;
    if (wanted.until < Date.now()) {
      wish.current = null;
      return;
    }
    for (const selector of wanted.selectors) {
      const found = [...(card.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
      const shown = found.find((element) => element.offsetParent !== null);
      if (!shown) continue;
      shown.focus();
      wish.current = null;
      return;
    }
  });
}

/** A slot that has got a lesson takes no focus any more, even where the browser has not noticed yet. */
const isLost = (active: Element | null) =>
  !active || active === document.body || (active.matches("[data-slot]") && !active.hasAttribute("tabindex"));
