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
  let cookie = "";
  /** @type {(method: string, path: string, body: object) => Promise<void>} */
  const call = async (method, path, body) => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { "Content-Type": "application/json", Origin: url.origin, Cookie: cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`demo data: ${method} ${path} answered ${response.status}`);
    cookie ||= response.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; ");
  };
  await call("POST", "/api/auth/register", { email, password, timeZone: TIME_ZONE });
  await call("POST", "/api/auth/login", { email, password });
  await call("PUT", "/api/user/profile", { name, email });
  await call("POST", "/api/schedule", demoSchedule(new Date().getFullYear()));
}
