import type { CalendarEvent } from "~/lessons/schema";

/** Where a lesson is changed or deleted; with `following` the later ones of its series too (product §3). */
export const lessonPath = (id: string, following: boolean) =>
  `/api/lessons/${id}${following ? "?following=1" : ""}`;

/** All of a lesson, to make it again. */
export function wholeOf(event: CalendarEvent) {
  const { date, time, title, grade, type, color, durationMinutes, studentId } = event;
  return { date, time, title, grade, type, color, durationMinutes, studentId };
}
