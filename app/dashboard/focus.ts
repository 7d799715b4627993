import { slotOf } from "~/lessons/rules";
import { slotKey, type When } from "./week";

/** A lesson in the grid and in the list of a day. */
export const eventSelectors = (id: string) => [`[data-event="${id}"]`];

/** A place in the calendar: its slot while that is empty, else the first lesson in it; on a phone its day. */
export function placeSelectors(when: When): string[] {
  const slot = `[data-slot="${slotKey(when.date, slotOf(when).hour)}"]`;
  return [`${slot}[tabindex]`, `${slot} [data-event]`, `[data-add="${when.date}"]`];
}
