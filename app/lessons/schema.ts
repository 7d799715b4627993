import * as z from "zod/mini";
import { date, idText, line, time } from "~/platform/text-shapes";
import {
  DEFAULT_DURATION_MINUTES,
  MAX_DURATION_MINUTES,
  MAX_LABEL_LENGTH,
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

/** Body of `PUT /api/lessons/{id}` (product §3): what is left out stays as it is. */
export const lessonBody = z.object({
  date,
  ...lessonLooks,
  durationMinutes: z.optional(durationMinutes),
  studentId: z.optional(z.nullable(idText)),
});

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

export type NewLesson = z.output<typeof newLessonBody>;
export type LessonChange = z.output<typeof lessonBody>;
export type CalendarEvent = z.output<typeof calendarEvent>;
