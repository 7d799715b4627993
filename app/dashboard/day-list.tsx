import { Plus } from "lucide-react";
import type { MouseEvent } from "react";
import { weekOf } from "~/lessons/rules";
import type { CalendarEvent } from "~/lessons/schema";
import { Badge } from "~/ui/badge";
import { IconButton } from "~/ui/button";
import type { CalendarActions } from "./actions";
import { EventRow } from "./event-card";
import { CALENDAR, dayText } from "./labels";
import { inOrder, likelyTime, type When } from "./week";

interface DayListProps {
  start: string;
  today: string;
  events: readonly CalendarEvent[];
  now: When | null;
  actions: CalendarActions;
}

/** The week on a phone: its days in their order, each with its lessons. */
export function DayList({ start, today, now, events, actions }: DayListProps) {
  const sorted = inOrder(events);
  function onClick({ target }: MouseEvent) {
    const id = (target as Element).closest<HTMLElement>("[data-event]")?.dataset.event;
    const event = sorted.find((each) => each.id === id);
    if (event) actions.open(event);
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its buttons take the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: one listener serves all of its buttons
    <div className="day-list" onClick={onClick}>
      {weekOf(start).map((date) => {
        const lessons = sorted.filter((event) => event.date === date);
        return (
          <section key={date} aria-label={dayText(date)}>
            <div className="flex min-h-control items-center gap-2">
              <h3 className="text-sm font-semibold">{dayText(date)}</h3>
              {date === today && <Badge>{CALENDAR.today}</Badge>}
              {lessons.length === 0 && <span className="text-xs text-muted">{CALENDAR.noLessons}</span>}
              <IconButton
                icon={Plus}
                label={CALENDAR.add(date)}
                data-add={date}
                className="ml-auto"
                onClick={() => actions.add(likelyTime(date, now))}
              />
            </div>
            {lessons.length > 0 && (
              <div className="grid gap-1.5 pb-2">
                {lessons.map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}
