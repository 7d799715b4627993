/**
 * The baseline of `GET /api/schedule`: the very statements of the product's call in one batch, the very JSON, and
 * nothing else. No session is checked, no value looked at.
 */

const STATEMENTS = {
  session:
    'select "created_at", "last_seen_at" from "sessions" where ("sessions"."id" = ? and "sessions"."user_id" = ? and "sessions"."expires_at" > ? and "sessions"."last_seen_at" > ?)',
  user: 'select "time_zone" from "users" where "users"."id" = ?',
  schedule:
    'select "year", "data", "version" from "schedules" where ("schedules"."teacher_id" = ? and "schedules"."year" between ? and ?)',
};
const SESSION_IDLE_MS = 7 * 24 * 60 * 60 * 1000;

export default {
  /**
   * @param {Request} _request
   * @param {{ DB: D1Database, TEACHER_ID: string, SESSION_ID: string }} env
   */
  async fetch(_request, { DB, TEACHER_ID, SESSION_ID }) {
    const now = Date.now();
    const year = new Date(now).getUTCFullYear();
    const answers = await DB.batch([
      DB.prepare(STATEMENTS.session).bind(SESSION_ID, TEACHER_ID, now, now - SESSION_IDLE_MS),
      DB.prepare(STATEMENTS.user).bind(TEACHER_ID),
      DB.prepare(STATEMENTS.schedule).bind(TEACHER_ID, year, year),
    ]);
    const { data, version } = /** @type {{ data: string, version: number }} */ (answers[2]?.results[0] ?? {});
    return Response.json({ ...JSON.parse(data), version, year });
  },
};
