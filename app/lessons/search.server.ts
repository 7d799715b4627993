import { and, between, desc, eq, sql } from "drizzle-orm";
import { dateIn } from "~/platform/clock";
import { DAY_MS } from "~/platform/durations";
import { holdsWords } from "~/platform/search.server";
import { lessons } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";

const MAX_FOUND = 8;
/** Lessons that are further away are not looked through. */
const SEARCHED_DAYS = 400;

/**
 * Lessons whose title, grade or type holds every word of the query: of those that are called alike the next one, or
 * the last one when all are over; the soonest first, at most eight.
 * @param now milliseconds since 1970
 */
export async function findLessons(teacher: Teacher, query: string, now: number) {
  const day = (offset: number) => dateIn("UTC", now + offset * DAY_MS);
  const place = sql`${lessons.date} || ' ' || ${lessons.time} || ' ' || ${lessons.id}`;
  const next = sql<string | null>`min(CASE WHEN ${lessons.date} >= ${day(0)} THEN ${place} END)`;
  const rows = await teacher.read(
    teacher.db.build
      .select({ title: lessons.title, grade: lessons.grade, next, last: sql<string>`max(${place})` })
      .from(lessons)
      .where(
        and(
          eq(lessons.teacherId, teacher.id),
          between(lessons.date, day(-SEARCHED_DAYS), day(SEARCHED_DAYS)),
          holdsWords([lessons.title, lessons.grade, lessons.type], query),
        ),
      )
      .groupBy(lessons.title, lessons.grade)
      .orderBy(sql`${next} IS NULL`, next, desc(sql`max(${place})`))
      .limit(MAX_FOUND),
  );
  return rows.map(({ title, grade, next: soonest, last }) => {
    const [date = "", time = "", id = ""] = (soonest ?? last).split(" ");
    return { id, title, grade, date, time };
  });
}
