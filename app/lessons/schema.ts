import * as z from "zod/mini";
import { DAY_MS } from "~/platform/durations";
import { date, idText, line, time } from "~/platform/text-shapes";
import {
  DEFAULT_DURATION_MINUTES,
  MAX_CALENDAR_DAYS,
  MAX_DURATION_MINUTES,
  MAX_LABEL_LENGTH,
  MAX_NAMED_LESSONS,
  MAX_TITLE_LENGTH,
  MIN_DURATION_MINUTES,
} from "./limits";

const DURATION = `A lesson takes ${MIN_DURATION_MINUTES} to ${MAX_DURATION_MINUTES} minutes.`;

const durationMinutes = z
  .int({ error: DURATION })
  .check(
    z.minimum(MIN_DURATION_MINUTES, { error: DURATION }),
    z.maximum(MAX_DURATION_MINUTES, { error: DURATION }),
  );

const color = z.pipe(
  z
    .string({ error: "Please choose a colour." })
    .check(z.regex(/^#[0-9a-f]{6}$/i, { error: "A colour is written like #3366cc." })),
  z.transform((text: string) => text.toLowerCase()),
);

/** What a lesson is, without its day: what lessons that are made together have in common. */
export const lessonLooks = {
  time,
  title: line("title", MAX_TITLE_LENGTH),
  grade: line("grade", MAX_LABEL_LENGTH),
  type: line("type", MAX_LABEL_LENGTH),
  color,
};

/** Body of `POST /api/lessons` (product §3). */
export const newLessonBody = z.object({
  date,
  ...lessonLooks,
  durationMinutes: z._default(durationMinutes, DEFAULT_DURATION_MINUTES),
  studentId: z.optional(z.nullable(idText)),
  /** The last day on which the lesson may repeat, weekly; the same weekday every time. */
  repeatUntil: z.optional(z.nullable(date)),
});

const NAMED = `At most ${MAX_NAMED_LESSONS} lessons can be named.`;

/** Body of `PUT /api/lessons/{id}` (product §3): what is left out stays as it is, on every lesson that is meant. */
export const lessonBody = z.object({
  date,
  time: z.optional(time),
  title: z.optional(lessonLooks.title),
  grade: z.optional(lessonLooks.grade),
  type: z.optional(lessonLooks.type),
  color: z.optional(color),
  durationMinutes: z.optional(durationMinutes),
  studentId: z.optional(z.nullable(idText)),
  /** With `following=1`: the lessons of the series that are meant besides this one, instead of the later ones. */
  only: z.optional(
    z
      .array(idText, { error: "Please name lessons by their ids." })
      .check(z.maxLength(MAX_NAMED_LESSONS, { error: NAMED })),
  ),
});

/** Query of `PUT` and `DELETE /api/lessons/{id}`: whether the later lessons of the series are meant too. */
export const followingQuery = z.object({
  following: z.optional(z.literal("1", { error: "It is written following=1, or left out." })),
});

const SPAN = `The calendar shows at most ${MAX_CALENDAR_DAYS} days at once.`;

/** How many days from `startDate` to `endDate`, both included. */
const daysOf = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;

/** Query of `GET /api/dashboard/calendar-events` (product §3). The span is only looked at between days that exist. */
export const calendarQuery = z.pipe(
  z.object({ startDate: date, endDate: date }),
  z.object({ startDate: z.string(), endDate: z.string() }).check(
    z.refine((span) => daysOf(span) >= 1, {
      path: ["endDate"],
      error: "The last day cannot be before the first one.",
    }),
    z.refine((span) => daysOf(span) <= MAX_CALENDAR_DAYS, { path: ["endDate"], error: SPAN }),
  ),
);

/** A lesson as the calendar shows it (spec §3 "Calendar event", product §3). */
export const calendarEvent = z.object({
  id: z.string(),
  date: z.string(),
  time: z.string(),
  title: z.string(),
  grade: z.string(),
  type: z.string(),
  color: z.string(),
  durationMinutes: z.number(),
  studentId: z.nullable(z.string()),
  /** Whether it is one of several that were made together. */
  repeats: z.boolean(),
});

/** Answer of `GET /api/dashboard/calendar-events`. */
export const eventsAnswer = z.object({ events: z.array(calendarEvent) });

/** Answer of `POST` and `PUT /api/lessons`: all that were made or changed, as they are now. */
export const lessonsAnswer = z.object({ message: z.string(), lessons: z.array(calendarEvent) });

/** Answer of `DELETE /api/lessons/{id}`. */
export const deletedAnswer = z.object({ message: z.string(), deleted: z.number() });

export type NewLesson = z.output<typeof newLessonBody>;
export type LessonChange = z.output<typeof lessonBody>;
export type LessonsAnswer = z.output<typeof lessonsAnswer>;
export type CalendarEvent = z.output<typeof calendarEvent>;
