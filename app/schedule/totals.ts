import { daysIn, daysOfMonth, type MonthDays } from "./rules";
import type { Schedule } from "./schema";
import { daysOn, type SchoolMonth } from "./year";

/**
 * The days of a month on which there is a lesson, ascending, exactly: (lesson days ∪ lessons on holidays) \ (holidays
 * ∩ lesson days) over the days that the month has (spec §4, product §4). A month that is not selected counts like the
 * others.
 */
export function lessonDaysOf(days: MonthDays, length: number): number[] {
  const lessons = new Set(days.lesson);
  const holidays = new Set(days.holiday);
  return [...new Set([...lessons, ...days.holidayLesson])]
    .filter((day) => day <= length && !(lessons.has(day) && holidays.has(day)))
    .sort((a, b) => a - b);
}

/** Lessons of a month: how many days there are with one. */
export function monthTotal(days: MonthDays, length: number): number {
  return lessonDaysOf(days, length).length;
}

/** Lessons of the school year: the sum over its nine months. */
export function grandTotal(schedule: Schedule, months: readonly SchoolMonth[]): number {
  return months.reduce((sum, month) => sum + monthTotal(daysOfMonth(schedule, month.month), month.length), 0);
}

/** What the line under the table says. */
export interface Summary {
  /** How many months are selected. */
  months: number;
  /** Weekdays of which every date is a lesson day or a holiday, and some a lesson day; Monday first. */
  weekdays: number[];
  /** Holidays on days that exist. */
  holidays: number;
  /** Whether no day at all is marked. */
  empty: boolean;
}

/** The school year in a line: months, weekdays with lessons throughout, holidays. */
export function summarize(schedule: Schedule, months: readonly SchoolMonth[]): Summary {
  const holidays = months.reduce((sum, m) => sum + existing(daysIn(schedule.holidayDays, m.month), m), 0);
  const marked = [schedule.lessonDays, schedule.holidayLessons].some((lists) =>
    months.some((m) => existing(daysIn(lists, m.month), m) > 0),
  );
  return {
    months: schedule.selectedMonths.filter(Boolean).length,
    weekdays: [1, 2, 3, 4, 5, 6, 0].filter((weekday) => isThroughout(schedule, weekday, months)),
    holidays,
    empty: !marked && holidays === 0,
  };
}

function existing(days: readonly number[], month: SchoolMonth): number {
  return days.filter((day) => day <= month.length).length;
}

function isThroughout(schedule: Schedule, weekday: number, months: readonly SchoolMonth[]): boolean {
  let lessons = 0;
  for (const month of months) {
    const lessonDays = daysIn(schedule.lessonDays, month.month);
    const off = [
      ...daysIn(schedule.holidayDays, month.month),
      ...daysIn(schedule.holidayLessons, month.month),
    ];
    for (const day of daysOn(month, weekday)) {
      if (lessonDays.includes(day)) lessons += 1;
      else if (!off.includes(day)) return false;
    }
  }
  return lessons > 0;
}
