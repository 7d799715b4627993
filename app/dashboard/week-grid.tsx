import { type KeyboardEvent, type MouseEvent, memo, useId, useMemo, useRef } from "react";
import { addDays, slotOf, weekdayOf } from "~/lessons/rules";
import type { CalendarEvent } from "~/lessons/schema";
import type { CalendarActions } from "./actions";
import { type Place, walk } from "./grid-keys";
import { CALENDAR, rangeText, shortDay } from "./labels";
import { movedBy } from "./moves";
import { SlotRow } from "./slot-row";
import { useDrag } from "./use-drag";
import { useOneStop } from "./use-one-stop";
import { bySlot, columnsFrom, HOURS, hourText, slotKey, type When } from "./week";

interface WeekGridProps {
  start: string;
  today: string;
  /** The teacher's date and time; null until the browser tells. */
  now: When | null;
  events: readonly CalendarEvent[];
  actions: CalendarActions;
}

/** The week as a grid of weekdays and hours: one stop for Tab, then arrows. One listener serves all slots. */
export const WeekGrid = memo(function WeekGrid({ start, today, now, events, actions }: WeekGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const helpId = useId();
  const columns = useMemo(() => columnsFrom(start), [start]);
  const slots = useMemo(() => bySlot(events), [events]);
  const eventOf = (id: string | undefined) => events.find((event) => event.id === id);
  const drag = useDrag(table, eventOf, actions.move);
  useOneStop(table);

  function openAt(target: Element) {
    const event = eventOf(target.closest<HTMLElement>("[data-event]")?.dataset.event);
    if (event) actions.open(event);
    else addAt(target);
  }
  function addAt(target: Element) {
    const cell = target.closest<HTMLElement>("[data-date]");
    if (cell?.dataset.date)
      actions.add({ date: cell.dataset.date, time: hourText(Number(cell.dataset.hour)) });
  }
  function placeOf(target: Element): Place | null {
    const cell = target.closest<HTMLElement>("[data-date]");
    if (!cell?.dataset.date) return null;
    const [column, hour] = [columns.indexOf(cell.dataset.date), Number(cell.dataset.hour)];
    const id = target.closest<HTMLElement>("[data-event]")?.dataset.event;
    const there = slots.get(slotKey(cell.dataset.date, hour)) ?? [];
    return {
      column,
      hour,
      index: Math.max(
        0,
        there.findIndex((event) => event.id === id),
      ),
    };
  }
  function elementAt({ column, hour, index }: Place) {
    const cell = table.current?.querySelector(`[data-slot="${slotKey(columns[column] ?? "", hour)}"]`);
    return cell?.querySelectorAll<HTMLElement>("[data-event]")[index] ?? (cell as HTMLElement | null);
  }

  function onKeyDown(pressed: KeyboardEvent) {
    const target = pressed.target as Element;
    const from = placeOf(target);
    if (!from) return;
    const { key } = pressed;
    const ctrl = pressed.ctrlKey || pressed.metaKey;
    if (pressed.altKey) {
      const event = eventOf(target.closest<HTMLElement>("[data-event]")?.dataset.event);
      if (!event || !key.startsWith("Arrow")) return;
      // in a browser it would go back a page
      pressed.preventDefault();
      actions.shift(event, movedBy(event, key, start));
      return;
    }
    if (key === "Enter" || key === " ") openAt(target);
    else if (pressed.code === "KeyN" && !ctrl && !pressed.shiftKey) addAt(target);
    else {
      const to = walk(
        from,
        key,
        ctrl,
        (column, hour) => slots.get(slotKey(columns[column] ?? "", hour))?.length ?? 0,
      );
      if (!to) return;
      elementAt(to)?.focus();
    }
    pressed.preventDefault();
  }

  return (
    <div className="week-scroll">
      <p id={helpId} className="sr-only">
        {CALENDAR.help}
      </p>
      <table
        ref={table}
        className="week"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose slots can be filled is a grid
        role="grid"
        aria-label={`${CALENDAR.title}, ${rangeText(start, addDays(start, 6))}`}
        aria-describedby={helpId}
        onClick={(event: MouseEvent) => openAt(event.target as Element)}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <thead>
          <tr>
            <th scope="col" className="week-time">
              {CALENDAR.time}
            </th>
            {columns.map((date) => (
              <ColumnHead key={date} date={date} start={start} today={today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => (
            <SlotRow
              key={hour}
              hour={hour}
              columns={columns}
              start={start}
              today={today}
              nowTime={now && slotOf(now).hour === hour && columns.includes(now.date) ? now.time : null}
              nowDate={now?.date ?? null}
              slots={slots}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});

/** A weekday and its date. Where the seven days start in the middle of a week, the columns before come after. */
function ColumnHead({ date, start, today }: { date: string; start: string; today: string }) {
  const { day, month } = shortDay(date);
  return (
    <th
      scope="col"
      aria-current={date === today ? "date" : undefined}
      data-first={date === start || undefined}
      data-later={weekdayOf(date) < weekdayOf(start) || undefined}
    >
      <span>{CALENDAR.weekdays[weekdayOf(date)]}</span> <b className="num">{day}</b> <small>{month}</small>
    </th>
  );
}
