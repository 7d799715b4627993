import { courseRows, courseTimes } from "./course.mjs";
import { ordinaryPlan } from "./plans.mjs";

const OTHERS = 1000;
/** Together 100,000, all around the measured week. */
const LESSONS_EACH = 100;
const MOST_READ = 1;
const MOST_WRITE = 2;

/** @type {{ method: string, path: string, most: number }[]} */
const CALLS = [
  { method: "GET", path: "/api/schedule", most: MOST_READ },
  { method: "POST", path: "/api/schedule", most: MOST_WRITE },
  { method: "GET", path: "/api/dashboard/summary", most: MOST_READ },
  {
    method: "GET",
    path: "/api/dashboard/calendar-events?startDate=2026-11-23&endDate=2026-11-29",
    most: MOST_READ,
  },
  { method: "GET", path: "/admin/dashboard", most: MOST_READ },
  { method: "GET", path: "/admin/students", most: MOST_READ },
  { method: "GET", path: "/admin/schedule-builder", most: MOST_READ },
  { method: "GET", path: "/admin/user-profile", most: MOST_READ },
];

/**
 * Round trips to D1 and rows read, from the Worker's own log, beside one other teacher and beside a thousand: the
 * same figures (quality §2).
 * @param {import("./product.mjs").Product} product
 * @returns {Promise<import("./result.mjs").Result[]>}
 */
export async function d1(product) {
  await product.send("POST", "/api/schedule", ordinaryPlan(new Date().getUTCFullYear()));
  product.listening = true;
  await addOthers(product, 1, 1);
  const few = await measure(product);
  await addOthers(product, 2, OTHERS);
  const many = await measure(product);
  const calls = CALLS.map(({ method, path, most }, i) => {
    const [a, b] = [few[i], many[i]];
    if (!a || !b) throw new Error("a call was not measured");
    return {
      what: `\`${method} ${path}\`: D1 round trips, rows read, beside ${OTHERS} other teachers`,
      figure: `**${b.calls}**, ${b.rowsRead} rows`,
      against: `${a.calls}, ${a.rowsRead} rows beside one`,
      budget: `≤ ${most}, same rows`,
      passed: b.calls <= most && a.calls === b.calls && a.rowsRead === b.rowsRead,
    };
  });
  return [...calls, ...(await courseRows(product)), ...(await courseTimes(product))];
}

/** @param {import("./product.mjs").Product} product */
async function measure(product) {
  const plan = ordinaryPlan(new Date().getUTCFullYear());
  const found = [];
  for (const { method, path } of CALLS) {
    const { response } = await product.send(method, path, method === "POST" ? plan : undefined);
    found.push((await product.logged(response)).d1);
  }
  return found;
}

/**
 * Other teachers, each signed in and with two saved school years.
 * @param {import("./product.mjs").Product} product
 * @param {number} first
 * @param {number} last
 */
async function addOthers(product, first, last) {
  const db = await product.db();
  const year = new Date().getUTCFullYear();
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;
  await db.batch([
    db.prepare(
      `INSERT INTO users (id, email, name, join_code, feed_id, created_at)
       ${numbers} SELECT 'other' || i, 'other' || i || '@bench.test', 'Other', 'join' || i, 'feed' || i, 0 FROM n`,
    ),
    db
      .prepare(
        `INSERT INTO sessions (id, user_id, created_at, last_seen_at, expires_at, device)
         ${numbers} SELECT 'other' || i, 'other' || i, ?1, ?1, ?1 + 1000000000, 'Bench' FROM n`,
      )
      .bind(Date.now()),
    db.prepare(
      `INSERT INTO lessons
         (id, teacher_id, date, time, duration_minutes, title, grade, type, color, created_at)
       ${numbers}, day(d) AS (SELECT 0 UNION ALL SELECT d + 1 FROM day WHERE d < ${LESSONS_EACH - 1})
       SELECT 'lesson' || i || '-' || d, 'other' || i, date('2026-11-01', d || ' days'), '10:00', 60,
         'Past simple', 'Grade 7', 'Group', '#1f86c8', 0 FROM n, day`,
    ),
    ...[year - 1, year].map((of) =>
      db
        .prepare(
          `INSERT INTO schedules (teacher_id, year, data, version, updated_at)
           ${numbers} SELECT 'other' || i, ?1, ?2, 1, 0 FROM n`,
        )
        .bind(of, JSON.stringify(ordinaryPlan(of))),
    ),
  ]);
}
