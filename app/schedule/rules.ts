import type { DayKind } from "./limits";
import type { ParsedDays } from "./parse";
import type { DaysByMonth, Language, Schedule } from "./schema";
import { daysOn, type SchoolMonth, weekdayOf } from "./year";

/** The list of the schedule in which a day of this kind stands. */
export const LIST_OF = {
  lesson: "lessonDays",
  holiday: "holidayDays",
  holidayLesson: "holidayLessons",
} as const satisfies Record<DayKind, keyof Schedule>;

const LISTS = [LIST_OF.lesson, LIST_OF.holiday, LIST_OF.holidayLesson] as const;

/** The days of one month by kind, each list ascending. */
export type MonthDays = Record<DayKind, readonly number[]>;

const NO_DAYS: readonly number[] = [];

/** Days of one month in one list; always the same empty list when there are none. */
export function daysIn(lists: DaysByMonth, month: number): readonly number[] {
  return lists[month] ?? NO_DAYS;
}

/** The days of one month in all three lists. */
export function daysOfMonth(schedule: Schedule, month: number): MonthDays {
  return {
    lesson: daysIn(schedule.lessonDays, month),
    holiday: daysIn(schedule.holidayDays, month),
    holidayLesson: daysIn(schedule.holidayLessons, month),
  };
}

/** A list with `days` of `month` in it, sorted, each once; the same object when they already were. */
function withDays(lists: DaysByMonth, month: number, days: readonly number[]): DaysByMonth {
  const present = daysIn(lists, month);
  const merged = [...new Set([...present, ...days])].sort((a, b) => a - b);
  return merged.length === present.length ? lists : { ...lists, [month]: merged };
}

function withList(schedule: Schedule, kind: DayKind, lists: DaysByMonth): Schedule {
  const name = LIST_OF[kind];
  return lists === schedule[name] ? schedule : { ...schedule, [name]: lists };
}

/** The schedule with one day put into the list of its kind (spec §4 "Popover"). Idempotent. */
export function addDay(schedule: Schedule, kind: DayKind, month: number, day: number): Schedule {
  return withList(schedule, kind, withDays(schedule[LIST_OF[kind]], month, [day]));
}

/** The schedule with every date on these weekdays, in all nine months, put into the list (spec §4, §5). */
export function addWeekdays(
  schedule: Schedule,
  kind: DayKind,
  weekdays: readonly number[],
  months: readonly SchoolMonth[],
): Schedule {
  const lists = months.reduce(
    (so, month) =>
      withDays(
        so,
        month.month,
        weekdays.flatMap((weekday) => daysOn(month, weekday)),
      ),
    schedule[LIST_OF[kind]],
  );
  return withList(schedule, kind, lists);
}

/** The schedule with every date of the same weekday as this one put into the list (spec §4 "recurring"). */
export function addRecurring(
  schedule: Schedule,
  kind: DayKind,
  month: SchoolMonth,
  day: number,
  months: readonly SchoolMonth[],
): Schedule {
  return addWeekdays(schedule, kind, [weekdayOf(month, day)], months);
}

/** The schedule with these day numbers in every *selected* month, whatever its length (spec §5, product §4). */
export function addNumbers(schedule: Schedule, kind: DayKind, days: readonly number[]): Schedule {
  const lists = schedule.selectedMonths.reduce(
    (so, selected, month) => (selected ? withDays(so, month, days) : so),
    schedule[LIST_OF[kind]],
  );
  return withList(schedule, kind, lists);
}

/** The schedule with everything that an input held: numbers to selected months, weekdays to all nine. */
export function addParsed(
  schedule: Schedule,
  kind: DayKind,
  parsed: ParsedDays,
  months: readonly SchoolMonth[],
): Schedule {
  return addWeekdays(addNumbers(schedule, kind, parsed.numbers), kind, parsed.weekdays, months);
}

/** The schedule with this day in none of the three lists (product §4). */
export function clearDay(schedule: Schedule, month: number, day: number): Schedule {
  const cleared = { ...schedule };
  let changed = false;
  for (const name of LISTS) {
    const days = daysIn(schedule[name], month);
    if (!days.includes(day)) continue;
    const { [String(month)]: _, ...others } = schedule[name];
    const left = days.filter((other) => other !== day);
    cleared[name] = left.length > 0 ? { ...others, [month]: left } : others;
    changed = true;
  }
  return changed ? cleared : schedule;
}

/** What a cell shows: a lesson on a holiday over a holiday over a lesson day; null when nothing (spec §4). */
export function kindOf(days: MonthDays, day: number): DayKind | null {
  if (days.holidayLesson.includes(day)) return "holidayLesson";
  if (days.holiday.includes(day)) return "holiday";
  return days.lesson.includes(day) ? "lesson" : null;
}

/** One month's checkbox flipped; `selectAll` is true only when all nine are selected (spec §4). */
export function toggleMonth(schedule: Schedule, month: number): Schedule {
  const selectedMonths = schedule.selectedMonths.map((on, i) => (i === month ? !on : on));
  return { ...schedule, selectedMonths, selectAll: selectedMonths.every(Boolean) };
}

/** All nine months selected, or none. */
export function selectMonths(schedule: Schedule, selectAll: boolean): Schedule {
  return { ...schedule, selectedMonths: schedule.selectedMonths.map(() => selectAll), selectAll };
}

/** Another interface language; switching selects every month again (spec §4). */
export function setLanguage(schedule: Schedule, language: Language): Schedule {
  return language === schedule.language ? schedule : { ...selectMonths(schedule, true), language };
}

/** Whether two schedules say the same; a month without days equals a month that is not there. */
export function sameSchedule(a: Schedule, b: Schedule): boolean {
  return (
    a === b ||
    (a.language === b.language &&
      a.selectAll === b.selectAll &&
      a.selectedMonths.every((on, month) => on === b.selectedMonths[month] && sameMonth(a, b, month)))
  );
}

function sameMonth(a: Schedule, b: Schedule, month: number): boolean {
  return LISTS.every(
    (name) => a[name] === b[name] || daysIn(a[name], month).join() === daysIn(b[name], month).join(),
  );
}
