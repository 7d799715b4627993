import { seedDocument } from "./demo-document.mjs";
import { joinedAt, payments, REQUESTS, STUDENTS, weeklyLessons } from "./demo-term.mjs";

/** The teacher that a fresh local product comes with. Local only: no deployed Worker ever sees this file. */
export const DEMO_TEACHER = {
  email: "demo@lectern.test",
  password: "chalk and paper",
  name: "Maria Petrova",
};

const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Mondays and Wednesdays, two autumn weeks and the turn of the year off, one lesson in the holidays. */
const DEMO_WEEKDAYS = [1, 3];
const SEPTEMBER = 8;

/** @param {number} year the September's year */
function demoSchedule(year) {
  /** @type {Record<string, number[]>} */
  const lessonDays = {};
  for (let month = 0; month < 9; month++) {
    const days = new Date(Date.UTC(year, SEPTEMBER + month + 1, 0)).getUTCDate();
    lessonDays[month] = Array.from({ length: days }, (_, i) => i + 1).filter((day) =>
      DEMO_WEEKDAYS.includes(new Date(Date.UTC(year, SEPTEMBER + month, day)).getUTCDay()),
    );
  }
  const holidayDays = {
    1: [26, 27, 28, 29, 30, 31],
    3: [25, 26, 27, 28, 29, 30, 31],
    4: [1, 2, 3, 4, 5, 6, 7, 8],
  };
  const selectedMonths = Array.from({ length: 9 }, () => true);
  return {
    lessonDays,
    holidayDays,
    holidayLessons: { 2: [4] },
    selectedMonths,
    selectAll: true,
    language: "en",
  };
}

/**
 * Makes the demo teacher, through the product's own calls, unless there is one.
 * @param {import("miniflare").Miniflare} mf
 * @param {URL} url
 */
export async function seedDemo(mf, url) {
  const db = await mf.getD1Database("DB");
  if (await db.prepare("SELECT 1 FROM users WHERE email = ?").bind(DEMO_TEACHER.email).first()) return;
  const { email, password, name } = DEMO_TEACHER;
  const { call, form, upload } = browserAt(url);
  await call("POST", "/api/auth/register", { email, password, timeZone: TIME_ZONE });
  await call("POST", "/api/auth/login", { email, password });
  await call("PUT", "/api/user/profile", { name, email });
  await call("POST", "/api/schedule", demoSchedule(new Date().getFullYear()));

  const today = new Date(`${new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format()}T00:00Z`);
  const ids = [];
  for (const [student, grade] of STUDENTS)
    ids.push((await call("POST", "/api/students", { name: student, grade })).student.id);
  for (const lesson of weeklyLessons(today, ids)) await call("POST", "/api/lessons", lesson);
  for (const payment of payments(today, ids)) await call("POST", "/api/payments", payment);
  const joined = joinedAt(Date.now());
  await db.batch(
    ids.map((id, i) => db.prepare("UPDATE students SET created_at = ? WHERE id = ?").bind(joined[i], id)),
  );
  const code = await db.prepare("SELECT join_code FROM users WHERE email = ?").bind(email).first("join_code");
  for (const [student, grade] of REQUESTS) await form(`/join/${code}`, { name: student, grade });
  const course = await db
    .prepare("SELECT courses.id FROM courses JOIN users ON users.id = teacher_id WHERE email = ?")
    .bind(email)
    .first("id");
  await seedDocument(call, upload, course);
}

/** Speaks to the product as a browser of ours does. @param {URL} url */
function browserAt(url) {
  let cookie = "";
  /** @type {(method: string, path: string, type: string | null, body: string | FormData) => Promise<Response>} */
  const send = async (method, path, type, body) => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { ...(type && { "Content-Type": type }), Origin: url.origin, Cookie: cookie },
      body,
    });
    if (!response.ok) throw new Error(`demo data: ${method} ${path} answered ${response.status}`);
    cookie ||= response.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; ");
    return response;
  };
  return {
    /** @type {(method: string, path: string, body: object) => Promise<any>} */
    call: async (method, path, body) =>
      (await send(method, path, "application/json", JSON.stringify(body))).json(),
    /** @type {(path: string, fields: Record<string, string>) => Promise<Response>} */
    form: (path, fields) =>
      send("POST", path, "application/x-www-form-urlencoded", new URLSearchParams(fields).toString()),
    /** @type {(path: string, form: FormData) => Promise<Response>} */
    upload: (path, body) => send("PUT", path, null, body),
  };
}
