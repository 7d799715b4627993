import { and, count, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import { addDays, weekOf } from "~/lessons/rules";
import type { CalendarEvent } from "~/lessons/schema";
import { lessonsBetween } from "~/lessons/store.server";
import { type Clock, dateIn } from "~/platform/clock";
import { frequent } from "~/platform/db.server";
import { DAY_MS } from "~/platform/durations";
import { lessons, payments, schedules, studentRequests, students, users } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { dollarsOf } from "~/students/rules";
import { loadPanel, type Panel } from "./requests.server";
import type { Trend } from "./trends";
import { loadTrends } from "./trends.server";

const teacherId = sql.placeholder("teacher");

const totals = frequent((db) => {
  const one = (query: { getSQL: () => SQL }) => sql<number>`${query}`;
  const paid = sql`coalesce(sum(${payments.amountCents}), 0)`;
  const isTaught = and(eq(students.teacherId, teacherId), isNull(students.archivedAt));
  return db
    .select({
      students: one(db.select({ n: count() }).from(students).where(isTaught)),
      cents: one(db.select({ n: paid }).from(payments).where(eq(payments.teacherId, teacherId))),
      lessons: one(db.select({ n: count() }).from(lessons).where(eq(lessons.teacherId, teacherId))),
    })
    .from(sql`(SELECT 1)`);
});

/** The three numbers (spec §3); sales in dollars. */
export interface Summary {
  totalStudents: number;
  totalSales: number;
  totalLectures: number;
}

/** The three numbers of a teacher; sales in dollars, archived students left out (spec §3, product §3). */
export async function loadSummary(teacher: Teacher): Promise<Summary> {
  const [row] = await teacher.read(totals({ teacher: teacher.id }));
  return {
    totalStudents: row?.students ?? 0,
    totalSales: dollarsOf(row?.cents ?? 0),
    totalLectures: row?.lessons ?? 0,
  };
}

const account = frequent((db) => {
  const any = (table: typeof schedules | typeof studentRequests) =>
    sql<boolean>`${exists(
      db.select({ one: sql`1` }).from(table).where(eq(table.teacherId, teacherId)).limit(1),
    )}`.mapWith(Boolean);
  return db
    .select({
      timeZone: users.timeZone,
      joinCode: users.joinCode,
      hasSchedule: any(schedules),
      hasRequest: any(studentRequests),
    })
    .from(users)
    .where(eq(users.id, teacherId));
});

/** What the Dashboard opens with. */
export interface Dashboard {
  summary: Summary;
  trends: { students: Trend; sales: Trend; lectures: Trend };
  week: { start: string; events: CalendarEvent[] };
  /** The teacher's date now, and the zone that tells it. */
  today: string;
  timeZone: string;
  requests: Panel;
  joinCode: string;
  /** Which of the first steps have been done, beside those that the summary tells. */
  steps: { hasSchedule: boolean; hasRequest: boolean };
}

/**
 * Everything on the Dashboard, in one round trip (product §3). What day it is depends on the teacher's time zone,
 * which comes with the rest: a day more is read on both ends, and cut off here.
 * @param start the first of the seven days, undefined for today
 */
export async function loadDashboard(
  teacher: Teacher,
  start: string | undefined,
  clock: Clock,
): Promise<Dashboard> {
  const now = clock();
  const [first, last] = start ? [start, start] : [dateIn("UTC", now - DAY_MS), dateIn("UTC", now + DAY_MS)];
  const [summary, trendsAt, events, requests, [user]] = await Promise.all([
    loadSummary(teacher),
    loadTrends(teacher, now),
    lessonsBetween(teacher, first, addDays(last, 6)),
    loadPanel(teacher, now),
    teacher.read(account({ teacher: teacher.id })),
  ]);
  if (!user) throw new Error("a session without its user");
  const { timeZone, joinCode, hasSchedule, hasRequest } = user;
  const today = dateIn(timeZone, now);
  const days = weekOf(start ?? today);
  return {
    summary,
    trends: trendsAt(timeZone, today),
    week: { start: start ?? today, events: events.filter(({ date }) => days.includes(date)) },
    today,
    timeZone,
    requests,
    joinCode,
    steps: { hasSchedule, hasRequest },
  };
}
