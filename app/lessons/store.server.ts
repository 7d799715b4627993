import { and, asc, between, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { BATCH_ROWS, Batches } from "~/platform/batches";
import { frequent } from "~/platform/db.server";
import { lessons } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import type { CalendarEvent } from "./schema";

/** A lesson as the calendar gets it. */
export const eventColumns = {
  id: lessons.id,
  date: lessons.date,
  time: lessons.time,
  title: lessons.title,
  grade: lessons.grade,
  type: lessons.type,
  color: lessons.color,
  durationMinutes: lessons.durationMinutes,
  studentId: lessons.studentId,
  repeats: sql<boolean>`${isNotNull(lessons.seriesId)}`.mapWith(Boolean),
};

/** Sorts lessons as the calendar has them: by date, time, id. */
export const inOrder = (events: CalendarEvent[]) =>
  events.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0));

const placeOf = ({ date, time, id }: CalendarEvent) => date + time + id;

const lessonsOfDays = frequent((db) =>
  db
    .select(eventColumns)
    .from(lessons)
    .where(
      and(
        eq(lessons.teacherId, sql.placeholder("teacher")),
        between(lessons.date, sql.placeholder("first"), sql.placeholder("last")),
      ),
    )
    .orderBy(asc(lessons.date), asc(lessons.time), asc(lessons.id)),
);

/**
 * The teacher's lessons of these days, sorted by date and time; only their own rows are read (product §3).
 * @param first and last `YYYY-MM-DD`, both included
 */
export function lessonsBetween(teacher: Teacher, first: string, last: string): Promise<CalendarEvent[]> {
  return teacher.read(lessonsOfDays({ teacher: teacher.id, first, last }));
}

/** Every lesson of the teacher, for the data export (product §9); `createdAt` in milliseconds since 1970. */
export function exportLessons(teacher: Teacher) {
  const { repeats: _, ...columns } = eventColumns;
  const { seriesId, scheduleSlot, createdAt, date, time, id } = lessons;
  const rowsAfter = (after?: SQL) =>
    teacher.read(
      teacher.db.build
        .select({ ...columns, seriesId, scheduleSlot, createdAt })
        .from(lessons)
        .where(and(eq(lessons.teacherId, teacher.id), after))
        .orderBy(asc(date), asc(time), asc(id))
        .limit(BATCH_ROWS),
    );
  return new Batches(rowsAfter(), (last) =>
    rowsAfter(sql`(${date}, ${time}, ${id}) > (${last.date}, ${last.time}, ${last.id})`),
  );
}
