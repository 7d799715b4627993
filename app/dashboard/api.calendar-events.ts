import { calendarQuery } from "~/lessons/schema";
import { lessonsBetween } from "~/lessons/store.server";
import { endpoint, teacherCall } from "~/platform/endpoint.server";

/** `GET /api/dashboard/calendar-events?startDate&endDate` (spec §7, product §3). */
const api = endpoint({
  GET: teacherCall({
    query: calendarQuery,
    run: async ({ teacher, query: { startDate, endDate } }) => ({
      events: await lessonsBetween(teacher, startDate, endDate),
    }),
  }),
});

export const loader = api;
export const action = api;
