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
const PAGE =
  'select "courses"."id" as "course", "courses"."name", "courses"."description", "courses"."version" as "course_version", "courses"."page_count", "pages"."id", "pages"."label", "pages"."image", "pages"."version", "pages"."sections" from "courses" left join "pages" on ("pages"."course_id" = "courses"."id" and "pages"."position" = ?) where ("courses"."id" = ? and "courses"."teacher_id" = ?)';
const BLOCKS =
  'select "blocks"."id", "blocks"."data", "blocks"."sort_order" as "order", "blocks"."version" from "courses" inner join "pages" on ("pages"."course_id" = "courses"."id" and "pages"."position" = ?) inner join "blocks" on "blocks"."page_id" = "pages"."id" where ("courses"."id" = ? and "courses"."teacher_id" = ?) order by "blocks"."sort_order" asc';
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
  "/api/courses/:id/pages/1": {
    read: (db, teacher, { pathname }) =>
      [PAGE, BLOCKS].map((sql) => db.prepare(sql).bind(1, pathname.split("/")[3], teacher)),
    answer: ([row], blocks) => ({
      course: { id: row?.course, name: row?.name, description: row?.description },
      courseVersion: row?.course_version,
      pageCount: row?.page_count,
      index: 1,
      page: {
        id: row?.id,
        page: row?.label,
        page_image: { url: row?.image },
        sections: JSON.parse(String(row?.sections)),
        version: row?.version,
        blocks,
      },
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
    const read = READS[url.pathname.replace(/[0-9a-z]{26}/, ":id")];
    if (!read) return new Response(null, { status: 404 });
    const now = Date.now();
    const session = DB.prepare(SESSION).bind(SESSION_ID, TEACHER_ID, now, now - SESSION_IDLE_MS);
    const [, ...answers] = await DB.batch([session, ...read.read(DB, TEACHER_ID, url)]);
    return Response.json(read.answer(...answers.map(({ results }) => /** @type {Rows} */ (results))));
  },
};
