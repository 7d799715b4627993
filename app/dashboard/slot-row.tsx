import { FIRST_HOUR, weekdayOf } from "~/lessons/rules";
import type { CalendarEvent } from "~/lessons/schema";
import { EventCard } from "./event-card";
import { CALENDAR } from "./labels";
import { hourText, shareOfRow, slotKey } from "./week";

/** From so many lessons on, a slot shows each of them in less room. */
const CROWDED = 4;

interface SlotRowProps {
  hour: number;
  columns: readonly string[];
  start: string;
  today: string;
  /** Date and time now where the line stands in this row. */
  nowDate: string | null;
  nowTime: string | null;
  slots: ReadonlyMap<string, readonly CalendarEvent[]>;
}

/** An hour of the seven days. A slot without lessons takes the focus itself, else each of its lessons does. */
export function SlotRow({ hour, columns, start, today, nowDate, nowTime, slots }: SlotRowProps) {
  const time = hourText(hour);
  return (
    <tr>
      <th scope="row" className="week-time num">
        {time}
      </th>
      {columns.map((date) => {
        const key = slotKey(date, hour);
        const events = slots.get(key) ?? [];
        const isStop = hour === FIRST_HOUR && date === start;
        return (
          <td
            key={date}
            data-slot={key}
            data-date={date}
            data-hour={hour}
            data-today={date === today || undefined}
            data-first={(date === start && weekdayOf(start) > 0) || undefined}
            {...(events.length === 0
              ? { tabIndex: isStop ? 0 : -1, "aria-label": CALENDAR.freeSlot(date, time) }
              : {})}
          >
            {date === nowDate && nowTime && <NowLine time={nowTime} />}
            {events.length > 0 && (
              <div className="slot" data-crowded={events.length >= CROWDED || undefined}>
                {events.map((event) => (
                  <EventCard key={event.id} event={event} />
                ))}
              </div>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function NowLine({ time }: { time: string }) {
  const share = shareOfRow(time);
  return share === null ? null : (
    <span aria-hidden className="now-line" style={{ top: `${(share * 100).toFixed(1)}%` }} />
  );
}
