/**
 * The baseline of the JSON reads: the very statements of the product's call in one batch, the very JSON, and nothing
 * else. No session is checked, no value looked at.
 */

const SESSION =
  'select "created_at", "last_seen_at" from "sessions" where ("sessions"."id" = ? and "sessions"."user_id" = ? and "sessions"."expires_at" > ? and "sessions"."last_seen_at" > ?)';
const USER = 'select "time_zone" from "users" where "users"."id" = ?';
const SCHEDULE =
  'select "year", "data", "version" from "schedules" where ("schedules"."teacher_id" = ? and "schedules"."year" between ? and ?)';
const EVENTS =
  'select "id", "date", "time", "title", "grade", "type", "color", "duration_minutes", "student_id", "series_id" is not null as "repeats" from "lessons" where ("lessons"."teacher_id" = ? and "lessons"."date" between ? and ?) order by "lessons"."date" asc, "lessons"."time" asc, "lessons"."id" asc';
const SUMMARY =
  'select (select count(*) from "students" where ("students"."teacher_id" = ?1 and "students"."archived_at" is null)) as "students", (select coalesce(sum("payments"."amount_cents"), 0) from "payments" where "payments"."teacher_id" = ?1) as "cents", (select count(*) from "lessons" where "lessons"."teacher_id" = ?1) as "lessons" from (SELECT 1)';
const SESSION_IDLE_MS = 7 * 24 * 60 * 60 * 1000;
const CENTS = 100;

/** @typedef {Record<string, unknown>[]} Rows */

/**
 * What each path reads beside the session, and what it makes of it.
 * @type {Record<string, { read: (db: D1Database, teacher: string, url: URL) => D1PreparedStatement[], answer: (...rows: Rows[]) => object }>}
 */
const READS = {
  "/api/schedule": {
    read: (db, teacher) => {
      const year = new Date().getUTCFullYear();
      return [db.prepare(USER).bind(teacher), db.prepare(SCHEDULE).bind(teacher, year, year)];
    },
    answer: (_user, [row]) => ({
      ...JSON.parse(String(row?.data)),
      version: row?.version,
      year: row?.year,
    }),
  },
  "/api/dashboard/calendar-events": {
    read: (db, teacher, { searchParams }) => [
      db.prepare(EVENTS).bind(teacher, searchParams.get("startDate"), searchParams.get("endDate")),
    ],
    answer: (rows) => ({
      events: rows.map(({ duration_minutes, student_id, repeats, ...event }) => ({
        ...event,
        durationMinutes: duration_minutes,
        studentId: student_id,
        repeats: repeats === 1,
      })),
    }),
  },
  "/api/dashboard/summary": {
    read: (db, teacher) => [db.prepare(SUMMARY).bind(teacher)],
    answer: ([row]) => ({
      totalStudents: row?.students,
      totalSales: Number(row?.cents) / CENTS,
      totalLectures: row?.lessons,
    }),
  },
};

export default {
  /**
   * @param {Request} request
   * @param {{ DB: D1Database, TEACHER_ID: string, SESSION_ID: string }} env
   */
  async fetch(request, { DB, TEACHER_ID, SESSION_ID }) {
    const url = new URL(request.url);
    const read = READS[url.pathname];
    if (!read) return new Response(null, { status: 404 });
    const now = Date.now();
    const session = DB.prepare(SESSION).bind(SESSION_ID, TEACHER_ID, now, now - SESSION_IDLE_MS);
    const [, ...answers] = await DB.batch([session, ...read.read(DB, TEACHER_ID, url)]);
    return Response.json(read.answer(...answers.map(({ results }) => /** @type {Rows} */ (results))));
  },
};
