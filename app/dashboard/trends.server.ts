import { and, between, count, eq, isNull, sql } from "drizzle-orm";
import { addDays } from "~/lessons/rules";
import { dateIn } from "~/platform/clock";
import { frequent } from "~/platform/db.server";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";
import { lessons, payments, students } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { dollarsOf } from "~/students/rules";
import { DAYS_SHOWN } from "./limits";
import { growingTrend, monthlyTrend, shownMonths, shownWeeks, type Trend, weeklyTrend } from "./trends";

/** No time zone's midnight stands elsewhere than on a quarter of an hour, so no month is cut within one. */
const QUARTER_MS = 15 * MINUTE_MS;

const teacherId = sql.placeholder("teacher");

const joined = frequent((db) => {
  const quarter = sql<number>`max(${students.createdAt}, ${sql.placeholder("since")}) / ${sql.raw(String(QUARTER_MS))}`;
  return db
    .select({ quarter, count: count() })
    .from(students)
    .where(and(eq(students.teacherId, teacherId), isNull(students.archivedAt)))
    .groupBy(quarter);
});

const paid = frequent((db) => {
  const month = sql<string>`substr(${payments.date}, 1, 7)`;
  return db
    .select({ month, cents: sql<number>`sum(${payments.amountCents})` })
    .from(payments)
    .where(
      and(
        eq(payments.teacherId, teacherId),
        between(payments.date, sql.placeholder("first"), sql.placeholder("last")),
      ),
    )
    .groupBy(month);
});

const held = frequent((db) =>
  db
    .select({ date: lessons.date, count: count() })
    .from(lessons)
    .where(
      and(
        eq(lessons.teacherId, teacherId),
        between(lessons.date, sql.placeholder("first"), sql.placeholder("last")),
      ),
    )
    .groupBy(lessons.date),
);

/** Which day it is decides where weeks and months end, and is known only with the time zone. */
type TrendsAt = (timeZone: string, today: string) => Record<"students" | "sales" | "lectures", Trend>;

/**
 * How students, sales (dollars) and lectures came about over the last months and weeks, counted in SQL.
 * @returns makes the trends once the teacher's date is known; it may be a day off `now` in UTC
 */
export async function loadTrends(teacher: Teacher, now: number): Promise<TrendsAt> {
  const [earliest, latest] = [dateIn("UTC", now - DAY_MS), dateIn("UTC", now + DAY_MS)];
  const [firstMonth = "", firstWeek = ""] = [shownMonths(earliest)[0], shownWeeks(earliest)[0]];
  const owner = { teacher: teacher.id };
  const [students, sales, lectures] = await Promise.all([
    // whoever came earlier counts as having come then: before the first month, wherever midnight is
    teacher.read(joined({ ...owner, since: Date.parse(`${firstMonth}-01T00:00:00Z`) - 2 * DAY_MS })),
    teacher.read(paid({ ...owner, first: `${firstMonth}-01`, last: `${latest.slice(0, 7)}-31` })),
    teacher.read(held({ ...owner, first: firstWeek, last: addDays(latest, DAYS_SHOWN - 1) })),
  ]);
  return (timeZone, today) => ({
    students: growingTrend(
      today,
      students.map((row) => ({ count: row.count, date: dateIn(timeZone, row.quarter * QUARTER_MS) })),
    ),
    sales: monthlyTrend(
      today,
      sales.map(({ month, cents }) => ({ month, amount: dollarsOf(cents) })),
    ),
    lectures: weeklyTrend(today, lectures),
  });
}
