import { expect } from "vitest";
import { addDays } from "~/lessons/rules";
import type { CalendarEvent } from "~/lessons/schema";
import { newId } from "~/platform/ids.server";
import { change } from "./database";
import type { Product, SignedIn } from "./product";

/** A lesson as a new one is sent: on a Monday, with nothing that may be left out. */
export const LESSON = {
  date: "2026-09-07",
  time: "10:00",
  title: "English",
  grade: "Grade 5",
  type: "Grammar",
  color: "#3366cc",
};

/** An id that nothing has. */
export const NOBODY = "0".repeat(26);

/** A series of Mondays from 7 September 2026 on. */
export async function seriesOf(teacher: SignedIn, weeks: number): Promise<CalendarEvent[]> {
  const repeatUntil = addDays(LESSON.date, 7 * (weeks - 1));
  const answer = await teacher.post("/api/lessons", { ...LESSON, repeatUntil });
  expect([answer.status, answer.json.lessons.length]).toEqual([201, weeks]);
  return answer.json.lessons;
}

/** The teacher's lessons of these days, in September and October 2026 where none are named. */
export async function eventsOf(
  teacher: SignedIn,
  startDate = "2026-09-01",
  endDate = "2026-10-31",
): Promise<CalendarEvent[]> {
  const query = new URLSearchParams({ startDate, endDate });
  return (await teacher.get(`/api/dashboard/calendar-events?${query}`)).json.events;
}

export const datesOf = async (teacher: SignedIn) => (await eventsOf(teacher)).map(({ date }) => date);

/** A student of the teacher, written straight into the database. @returns the id */
export async function studentOf({ db }: Product, teacher: SignedIn, archived = false): Promise<string> {
  const id = newId(Date.now());
  const at = archived ? Date.now() : null;
  await change(db, "INSERT INTO students VALUES (?, ?, 'Anna', 'Grade 5', ?, 0)", id, teacher.id, at);
  return id;
}

/** Many lessons of the teacher, each of its own, on some days of 2030; written straight into the database. */
export const seededLessons = ({ db }: Product, teacher: SignedIn, count: number) =>
  change(
    db,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO lessons SELECT ?1 || i, ?1, NULL, NULL, NULL,
       date('2030-01-01', (i % 300) || ' days'), '10:00', 60, 'Many', 'G', 'T', '#000000', 0 FROM n`,
    teacher.id,
    count,
  );
