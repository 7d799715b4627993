import { FIRST_HOUR, LAST_HOUR, slotOf, weekdayOf, weekOf } from "~/lessons/rules";
import type { CalendarEvent } from "~/lessons/schema";

/** Where a lesson stands: day and time on the teacher's calendar. */
export interface When {
  date: string;
  time: string;
}

/** The hours of the rows, 9 to 22. */
export const HOURS = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, i) => FIRST_HOUR + i);

/** The seven days from `start` as the columns show them: Sunday's first, Saturday's last (spec §2). */
export function columnsFrom(start: string): string[] {
  return weekOf(start).sort((a, b) => weekdayOf(a) - weekdayOf(b));
}

/** An hour as its row is headed: 9 is "09:00". */
export const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

export const slotKey = (date: string, hour: number) => `${date}T${hour}`;

/** The events of each slot, in the order of the calendar; the key is `slotKey`. */
export function bySlot(events: readonly CalendarEvent[]): Map<string, CalendarEvent[]> {
  const slots = new Map<string, CalendarEvent[]>();
  for (const event of inOrder(events)) {
    const key = slotKey(event.date, slotOf(event).hour);
    const there = slots.get(key);
    if (there) there.push(event);
    else slots.set(key, [event]);
  }
  return slots;
}

/** By day, time, and then as they were made. */
export function inOrder(events: readonly CalendarEvent[]): CalendarEvent[] {
  const keyOf = ({ date, time, id }: CalendarEvent) => `${date}T${time} ${id}`;
  return [...events].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** How far a time is into its row, 0 to 1; null where it lies outside of the rows. */
export function shareOfRow(time: string): number | null {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour < FIRST_HOUR || hour > LAST_HOUR ? null : minute / 60;
}

/** When a lesson is likely that is added on a day: today in the next hour of the rows, else in the first one. */
export function likelyTime(date: string, now: When | null): When {
  const next = now?.date === date ? Number(now.time.slice(0, 2)) + 1 : FIRST_HOUR;
  return { date, time: hourText(Math.min(LAST_HOUR, Math.max(FIRST_HOUR, next))) };
}
