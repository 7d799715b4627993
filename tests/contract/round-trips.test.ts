import { afterAll, describe, expect, test } from "vitest";
import { emptySchedule } from "~/schedule/schema";
import { change } from "../support/database";
import { type Answer, newEmail, PASSWORD, startProduct } from "../support/product";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;
const teacher = await product.teacher();
await teacher.post("/api/schedule?year=2030", emptySchedule());

const lesson = {
  date: "2026-09-07",
  time: "10:00",
  title: "English",
  grade: "Grade 5",
  type: "Grammar",
  color: "#3366cc",
};
await teacher.post("/api/lessons", lesson);

/** The id of one of the teacher's lessons, in the order of their making. */
const lessonOf = (place: number) =>
  db
    .prepare("SELECT id FROM lessons WHERE teacher_id = ? ORDER BY id LIMIT 1 OFFSET ?")
    .bind(teacher.id, place)
    .first<string>("id");

const costOf = async (answer: Answer) => {
  expect(answer.status).toBeLessThan(400);
  return (await product.logOf(answer, "request")).d1;
};

const READS = [
  "/api/dashboard/calendar-events?startDate=2026-09-06&endDate=2026-09-12",
  "/api/schedule",
  "/api/schedule?year=2030",
  "/api/schedule/lessons?year=2030&from=2030-09-01&to=2031-05-31&time=10:00",
  "/api/user/profile",
  "/api/user/sessions",
  "/api/user/export",
  "/api/health",
  "/admin",
  "/admin/dashboard",
  "/admin/schedule-builder",
  "/admin/schedule-builder?year=2030",
  "/admin/schedule-builder.data",
  "/admin/user-profile",
  "/admin/user-profile.data",
];

const WRITES: [string, () => Promise<Answer>][] = [
  ["register", () => product.browser().post("/api/auth/register", { email: newEmail(), password: PASSWORD })],
  ["login", () => product.browser().post("/api/auth/login", { email: teacher.email, password: PASSWORD })],
  [
    "login by form",
    () => product.browser().form("/auth/login", { email: teacher.email, password: PASSWORD }),
  ],
  ["new lesson", () => teacher.post("/api/lessons", lesson)],
  ["lesson", async () => teacher.put(`/api/lessons/${await lessonOf(0)}?following=1`, lesson)],
  ["deleted lesson", async () => teacher.delete(`/api/lessons/${await lessonOf(1)}?following=1`)],
  ["schedule", () => teacher.post("/api/schedule?year=2030", emptySchedule())],
  [
    "schedule to calendar",
    () => {
      const { date: _, ...looks } = lesson;
      return teacher.post("/api/schedule/lessons", {
        year: 2030,
        from: "2030-09-01",
        to: "2031-05-31",
        ...looks,
      });
    },
  ],
  ["calendar feed", () => teacher.post("/api/user/feed")],
  ["profile", () => teacher.put("/api/user/profile", { name: "Maria", email: teacher.email })],
  ["password", () => teacher.put("/api/user/password", { newPassword: PASSWORD })],
  ["other sessions", () => teacher.delete("/api/user/sessions")],
];

/** Quality §2: what a request costs the database, as the Worker itself logs it. */
describe("round trips to D1", () => {
  test.each(READS)("one for GET %s", async (path) => {
    expect(await costOf(await teacher.get(path))).toMatchObject({ calls: 1, rowsWritten: 0 });
  });

  test.each(WRITES)("two at most for a write: %s", async (_name, write) => {
    const { calls } = await costOf(await write());
    expect(calls).toBeLessThanOrEqual(2);
  });

  test("two at most for logout and for ending one session", async () => {
    const leaving = await product.teacher();
    const other = product.browser();
    await other.post("/api/auth/login", { email: leaving.email, password: PASSWORD });
    const { sessions } = (await leaving.get("/api/user/sessions")).json;
    expect((await costOf(await leaving.delete(`/api/user/sessions/${sessions[1].id}`))).calls).toBe(2);
    expect((await costOf(await leaving.post("/api/auth/logout"))).calls).toBe(2);
  });
});

/** Other teachers with all that they may have, their ids before and after the one who is measured. */
async function surroundWith(from: number, to: number): Promise<void> {
  const now = Date.now();
  const insert = (table: string, columns: string) =>
    change(
      db,
      `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to}),
         other(id, i) AS (SELECT '0' || i, i FROM n UNION ALL SELECT 'z' || i, i FROM n)
       INSERT INTO ${table} SELECT ${columns} FROM other WHERE ?1`,
      now,
    );
  await insert("users", "id, id || '@other.test', '', 'Other', 'teacher', 'UTC', ?1, id, id");
  await insert("sessions", "'s' || id, id, ?1, ?1, ?1 + 1000000, 'A browser'");
  await insert("schedules", "id, 2026 + i % 5, '{}', 1, ?1");
  await insert(
    "lessons",
    "'l' || id, id, NULL, 'e' || id, NULL, '2026-09-07', '10:00', 60, 'Many', 'G', 'T', '#000000', ?1",
  );
  await insert("login_failures", "'f' || id, id, 'an address', ?1");
  await insert("password_resets", "'r' || id, id, ?1, ?1 + 1000");
}

test("rows read do not grow with other teachers' data: 1,000 times as many change nothing", async () => {
  const measure = async () => {
    await teacher.delete("/api/user/sessions");
    const reads: [string, number][] = [];
    for (const path of READS) reads.push([path, (await costOf(await teacher.get(path))).rowsRead]);
    for (const [name, write] of WRITES) reads.push([name, (await costOf(await write())).rowsRead]);
    return reads;
  };
  await surroundWith(1, 1);
  const among = await measure();
  await surroundWith(2, 1_000);
  expect(await measure()).toEqual(among);
}, 60_000);
