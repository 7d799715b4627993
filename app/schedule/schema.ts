import * as z from "zod/mini";
import { LONGEST_MONTH, MONTH_COUNT } from "./limits";

const EARLIEST_YEAR = 2000;
const LATEST_YEAR = 2100;

const DAY = "A day must be a whole number from 1 to 31.";
const MONTH = 'Months are numbered "0" (September) to "8" (May).';
const ORDER = "The days of a month must be in ascending order, each once.";
const MONTHS = "The list of selected months must have nine entries, each true or false.";
const YEAR = `The school year must be a year from ${EARLIEST_YEAR} to ${LATEST_YEAR}.`;

const dayNumber = z.int(DAY).check(z.gte(1, DAY), z.lte(LONGEST_MONTH, DAY));

/** Looked at before what is in it: zod would list every one of a hundred thousand wrong entries. */
const listOfAtMost = (length: number, message: string) =>
  z.custom<unknown[]>((value) => Array.isArray(value) && value.length <= length, message);

const dayList = z.pipe(
  listOfAtMost(LONGEST_MONTH, "The days of a month must be a list of numbers, each once."),
  z
    .array(dayNumber)
    .check(z.refine((days) => days.every((day, i) => i === 0 || day > (days[i - 1] ?? 0)), ORDER)),
);

/** Month index as a string, September first → days of that month. */
const daysByMonth = z.record(z.string().check(z.regex(/^[0-8]$/, MONTH)), dayList, {
  error: (issue) => (issue.code === "invalid_key" ? MONTH : "Days must be given by month."),
});

const monthFlags = z.pipe(
  listOfAtMost(MONTH_COUNT, MONTHS),
  z.array(z.boolean(MONTHS)).check(z.refine((flags) => flags.length === MONTH_COUNT, MONTHS)),
);

const language = z.enum(["en", "ru"], 'The language must be "en" or "ru".');
const selectAll = z.boolean("Whether all months are selected must be true or false.");
const version = z
  .int("The version must be a whole number.")
  .check(z.gte(0, "The version cannot be negative."));

/** One school year's schedule as it is saved and loaded (spec §3 "Schedule", product §4). Unknown keys go. */
export const scheduleShape = z.object(
  {
    lessonDays: daysByMonth,
    holidayDays: daysByMonth,
    holidayLessons: daysByMonth,
    selectedMonths: monthFlags,
    selectAll,
    language,
  },
  "The schedule must be an object.",
);

/** Body of `POST /api/schedule`: the schedule and, from a screen, the version that it had loaded. */
export const saveBody = z.extend(scheduleShape, { version: z.optional(version) });

/** The September's year, as a number. */
export const schoolYear = z.int(YEAR).check(z.gte(EARLIEST_YEAR, YEAR), z.lte(LATEST_YEAR, YEAR));

/** Query of `GET` and `POST /api/schedule` and of the screen: the September's year. */
export const yearQuery = z.object({
  year: z.optional(
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{4}$/, YEAR)), z.transform(Number)), schoolYear),
  ),
});

const allMonths = () => Array.from({ length: MONTH_COUNT }, () => true);

/** Answer of `GET /api/schedule`; what is missing in it falls back as spec §7 says. */
export const scheduleAnswer = z.object({
  lessonDays: z._default(daysByMonth, () => ({})),
  holidayDays: z._default(daysByMonth, () => ({})),
  holidayLessons: z._default(daysByMonth, () => ({})),
  selectedMonths: z._default(monthFlags, allMonths),
  selectAll: z._default(selectAll, true),
  language: z._default(language, "ru"),
  version,
  year: z.int(),
});

/** Answer of `POST /api/schedule`. */
export const saveAnswer = z.object({ message: z.string(), version });

export type DaysByMonth = z.infer<typeof daysByMonth>;
export type Language = z.infer<typeof language>;
export type Schedule = z.infer<typeof scheduleShape>;
export type ScheduleAnswer = z.infer<typeof scheduleAnswer>;
export type SaveBody = z.infer<typeof saveBody>;
export type SaveAnswer = z.infer<typeof saveAnswer>;

/** A schedule nobody has touched: empty maps, all months selected, Russian (spec §4, §7). */
export function emptySchedule(): Schedule {
  return {
    lessonDays: {},
    holidayDays: {},
    holidayLessons: {},
    selectedMonths: allMonths(),
    selectAll: true,
    language: "ru",
  };
}
