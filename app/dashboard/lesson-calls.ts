import type { CalendarEvent } from "~/lessons/schema";
import type { When } from "./week";

/** Where a lesson is changed or deleted; with `following` the later ones of its series too (product §3). */
export const lessonPath = (id: string, following: boolean) =>
  `/api/lessons/${id}${following ? "?following=1" : ""}`;

/** What a lesson is, at another time: a body for `PUT /api/lessons/{id}`. */
export function withWhen({ title, grade, type, color }: CalendarEvent, { date, time }: When) {
  return { date, time, title, grade, type, color };
}

/** All of a lesson, to make it again. */
export function wholeOf(event: CalendarEvent) {
  const { durationMinutes, studentId } = event;
  return { ...withWhen(event, event), durationMinutes, studentId };
}
