import type { CalendarEvent } from "~/lessons/schema";
import type { When } from "./week";

/** What can be done with the lessons of the week. */
export interface CalendarActions {
  open: (event: CalendarEvent) => void;
  add: (when: When) => void;
  move: (event: CalendarEvent, to: When) => void;
  /** Moves by the keyboard; null when there is no further. */
  shift: (event: CalendarEvent, to: When | null) => void;
}
