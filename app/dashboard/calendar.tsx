import { useId, useRef } from "react";
import type { CalendarEvent } from "~/lessons/schema";
import type { CalendarActions } from "./actions";
import { CalendarHead } from "./calendar-head";
import { DayList } from "./day-list";
import { type FocusWish, useFocusWish } from "./use-focus-wish";
import type { When } from "./week";
import { WeekGrid } from "./week-grid";

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
      <CalendarHead titleId={titleId} start={start} today={today} />
      <WeekGrid key={start} start={start} today={today} now={now} events={events} actions={actions} />
      <DayList start={start} today={today} now={now} events={events} actions={actions} />
    </section>
  );
}
