import { Repeat2 } from "lucide-react";
import type { CSSProperties } from "react";
import type { CalendarEvent } from "~/lessons/schema";
import { CALENDAR } from "./labels";

const colourOf = (event: CalendarEvent) => ({ "--event": event.color }) as CSSProperties;

const hint = ({ time, title, grade, type }: CalendarEvent) =>
  `${time} ${title}\n${CALENDAR.looks(grade, type)}`;

const Repeats = () => (
  <>
    <Repeat2 size={12} strokeWidth={2} aria-hidden className="shrink-0" />
    <span className="sr-only">{CALENDAR.repeats}</span>
  </>
);

/**
 * A lesson in its slot. Clicks, keys and drags are heard by the grid; no `button`, because Firefox drags none.
 */
export function EventCard({ event }: { event: CalendarEvent }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Firefox drags no <button>
    <div
      role="button"
      tabIndex={-1}
      aria-haspopup="dialog"
      draggable
      data-event={event.id}
      style={colourOf(event)}
      title={hint(event)}
      className="event"
    >
      <span className="event-time num">
        {event.time} {event.repeats && <Repeats />}
      </span>{" "}
      <span className="event-line event-title">{event.title}</span>{" "}
      <span className="event-line">{CALENDAR.looks(event.grade, event.type)}</span>
    </div>
  );
}

/** A lesson in the list of a day. */
export function EventRow({ event }: { event: CalendarEvent }) {
  return (
    <button type="button" aria-haspopup="dialog" data-event={event.id} className="event-row">
      <span className="num text-muted">{event.time}</span>{" "}
      <span className="event" style={colourOf(event)}>
        <span className="event-line event-title">{event.title}</span>{" "}
        <span className="flex items-center gap-1.5">
          <span className="event-line">{CALENDAR.looks(event.grade, event.type)}</span>{" "}
          {event.repeats && <Repeats />}
        </span>
      </span>
    </button>
  );
}
