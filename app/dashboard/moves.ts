import { addDays, slotOf, weekOf } from "~/lessons/rules";
import type { When } from "./week";

const LAST_HOUR_OF_DAY = 23;

const withHour = (time: string, hour: number) => `${String(hour).padStart(2, "0")}${time.slice(2)}`;

/**
 * Where a lesson stands that is dropped on a slot: whole hours move, the minutes stay. In its own row it keeps its
 * time, also one that is outside of the rows and only stands there.
 */
export function droppedOn(from: When, slot: { date: string; hour: number }): When {
  const { time } = from;
  return { date: slot.date, time: slotOf(from).hour === slot.hour ? time : withHour(time, slot.hour) };
}

/**
 * Where Alt and an arrow move a lesson: up and down by an hour of its day, left and right by a day of those that are
 * shown from `start`. Null where it cannot go further, or for any other key.
 */
export function movedBy({ date, time }: When, key: string, start: string): When | null {
  const hour = Number(time.slice(0, 2));
  switch (key) {
    case "ArrowUp":
      return hour > 0 ? { date, time: withHour(time, hour - 1) } : null;
    case "ArrowDown":
      return hour < LAST_HOUR_OF_DAY ? { date, time: withHour(time, hour + 1) } : null;
    case "ArrowLeft":
      return shownOrNull({ date: addDays(date, -1), time }, start);
    case "ArrowRight":
      return shownOrNull({ date: addDays(date, 1), time }, start);
    default:
      return null;
  }
}

const shownOrNull = (to: When, start: string) => (weekOf(start).includes(to.date) ? to : null);

export const sameWhen = (a: When, b: When) => a.date === b.date && a.time === b.time;
