import { loadProfile } from "~/auth/store.server";
import { dateIn } from "~/platform/clock";
import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { addScheduleLessons, loadTakenDates, plannedLessons, requireInYear } from "./calendar.server";
import { calendarLabelsIn } from "./calendar-labels";
import { calendarBody, plannedQuery } from "./calendar-shapes";
import { emptySchedule } from "./schema";
import { everySchedule, loadSchedule } from "./store.server";
import { defaultYear } from "./year";

/** `GET|POST /api/schedule/lessons`: lessons on the lesson days of the saved schedule (product §3). */
const api = endpoint({
  GET: teacherCall({
    query: plannedQuery,
    run: async ({ teacher, query: { year: asked, time, ...span }, clock }) => {
      if (asked !== undefined) requireInYear(span, asked);
      const [{ schedule }, taken] = await Promise.all([
        loadSchedule(teacher, asked, clock),
        loadTakenDates(teacher, span, time),
      ]);
      requireInYear(span, schedule.year);
      return { dates: plannedLessons(schedule, schedule.year, span, taken) };
    },
  }),
  POST: teacherCall({
    body: calendarBody,
    limit: "write",
    // which year is meant the body tells, and that is not there yet: a teacher has a handful of them
    prepare: async ({ teacher }) => {
      const [{ user }, schedules] = await Promise.all([loadProfile(teacher), everySchedule(teacher)]);
      return { user, schedules };
    },
    run: async ({ teacher, body: { year: asked, ...body }, clock, prepared: { user, schedules } }) => {
      const now = clock();
      const year = asked ?? defaultYear(dateIn(user.timeZone, now));
      requireInYear(body, year);
      const schedule = schedules.find((saved) => saved.year === year) ?? emptySchedule();
      const made = await addScheduleLessons(teacher, schedule, year, body, now);
      const message = calendarLabelsIn("en").added(made.created, made.skipped);
      return Response.json({ message, ...made }, { status: 201 });
    },
  }),
});

export const loader = api;
export const action = api;
