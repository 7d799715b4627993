import * as z from "zod/mini";
import { lessonLooks, newLessonBody } from "~/lessons/schema";
import { date, time } from "~/platform/text-shapes";
import { schoolYear, yearQuery } from "./schema";

const ORDER = "The last day cannot be before the first one.";

/** Whether a span has a first and a last day in this order. */
const inOrder = <S extends { from: string; to: string }>() =>
  z.refine<S>(({ from, to }) => from <= to, { path: ["to"], error: ORDER });

/** Query of `GET /api/schedule/lessons`: the span and the time of day (product §3 "Schedule to calendar"). */
export const plannedQuery = z.extend(yearQuery, { from: date, to: date, time }).check(inOrder());

/** Body of `POST /api/schedule/lessons`. */
export const calendarBody = z
  .object({
    ...lessonLooks,
    durationMinutes: newLessonBody.shape.durationMinutes,
    year: z.optional(schoolYear),
    from: date,
    to: date,
  })
  .check(inOrder());

/** Answer of `GET /api/schedule/lessons`: the lesson days, and whether a lesson stands there already. */
export const plannedAnswer = z.object({
  dates: z.array(z.object({ date: z.string(), taken: z.boolean() })),
});

/** Answer of `POST /api/schedule/lessons`; `lessonId` names the first of the series that was made. */
export const calendarAnswer = z.object({
  message: z.string(),
  created: z.number(),
  skipped: z.number(),
  lessonId: z.nullable(z.string()),
});

export type PlannedLesson = z.output<typeof plannedAnswer>["dates"][number];
export type CalendarBody = z.output<typeof calendarBody>;
