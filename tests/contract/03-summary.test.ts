import { afterAll, describe, expect, test } from "vitest";
import { loadDashboard } from "~/dashboard/store.server";
import { Database } from "~/platform/db.server";
import { Teacher } from "~/platform/teacher.server";
import { change } from "../support/database";
import { type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";
import { seededRequest } from "../support/students";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const PATH = "/api/dashboard/summary";
const looks = { title: "English", grade: "Grade 5", type: "Grammar", color: "#3366cc" };
const ZERO = { totalStudents: 0, totalSales: 0, totalLectures: 0 };

const student = async (teacher: SignedIn, name = "Anna") =>
  (await teacher.post("/api/students", { name, grade: "Grade 7" })).json.student.id as string;
const pay = (teacher: SignedIn, amount: number, more: object = {}) =>
  teacher.post("/api/payments", { amount, note: "", date: "2026-11-02", ...more });
const teach = (teacher: SignedIn, more: object = {}) =>
  teacher.post("/api/lessons", { ...looks, date: "2026-11-02", time: "10:00", ...more });

describe("GET /api/dashboard/summary (spec §7, product §3)", () => {
  test("answers three zeros to a new teacher, and these members only", async () => {
    const answer = await (await seededTeacher(product)).get(PATH);
    expect([answer.status, answer.json]).toEqual([200, ZERO]);
  });

  test("counts students and lessons and adds payments up", async () => {
    const teacher = await seededTeacher(product);
    await student(teacher);
    await student(teacher, "Tim");
    await teach(teacher, { repeatUntil: "2026-11-30" });
    await pay(teacher, 20);
    await pay(teacher, 5.5);
    expect((await teacher.get(PATH)).json).toEqual({ totalStudents: 2, totalSales: 25.5, totalLectures: 5 });
  });

  test("adds in cents: ten times ten cents are a dollar", async () => {
    const teacher = await seededTeacher(product);
    for (let i = 0; i < 10; i += 1) await pay(teacher, 0.1);
    await pay(teacher, 1_000_000);
    await pay(teacher, 0.07);
    expect((await teacher.get(PATH)).json.totalSales).toBe(1_000_001.07);
  });

  test("leaves out archived students, and keeps what they paid and were taught", async () => {
    const teacher = await seededTeacher(product);
    const id = await student(teacher);
    await student(teacher, "Tim");
    await pay(teacher, 30, { studentId: id });
    await teach(teacher, { studentId: id });
    await teacher.delete(`/api/students/${id}`);
    const kept = { totalStudents: 1, totalSales: 30, totalLectures: 1 };
    expect((await teacher.get(PATH)).json).toEqual(kept);
    await teacher.delete(`/api/students/${id}?forever=1`);
    expect((await teacher.get(PATH)).json).toEqual(kept);
  });

  test("counts a person once who was approved many times at once, and nobody who only asked", async () => {
    const teacher = await seededTeacher(product);
    const id = await seededRequest(product, teacher.id, { name: "Anna" });
    await seededRequest(product, teacher.id, { name: "Tim" });
    await Promise.all([1, 2, 3].map(() => teacher.post(`/api/dashboard/student-requests/${id}/approve`)));
    expect((await teacher.get(PATH)).json.totalStudents).toBe(1);
  });

  test("follows what is taken back", async () => {
    const teacher = await seededTeacher(product);
    const paid = (await pay(teacher, 20)).json.payment.id;
    const held = (await teach(teacher)).json.lessons[0].id;
    await teacher.delete(`/api/payments/${paid}`);
    await teacher.delete(`/api/lessons/${held}`);
    expect((await teacher.get(PATH)).json).toEqual(ZERO);
  });

  test("answers nobody else's, and nobody who is signed out", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    await student(other);
    await teach(other);
    await pay(other, 20);
    expect((await teacher.get(PATH)).json).toEqual(ZERO);
    const refused = await product.browser().get(PATH);
    expect([refused.status, refused.json.code]).toEqual([401, "unauthorized"]);
  });
});

/** The Dashboard as its loader has it, at a time and in a time zone of the test's choice. */
async function dashboardAt(signedIn: SignedIn, timeZone: string, at: string, start?: string) {
  await change(db, "UPDATE users SET time_zone = ? WHERE id = ?", timeZone, signedIn.id);
  const clock = () => Date.parse(at);
  const id = await db
    .prepare("SELECT id FROM sessions WHERE user_id = ?")
    .bind(signedIn.id)
    .first<string>("id");
  await change(db, "UPDATE sessions SET last_seen_at = ?1, expires_at = ?1 + 1 WHERE id = ?2", clock(), id);
  const tally = { calls: 0, rowsRead: 0, rowsWritten: 0 };
  const database = new Database(db as unknown as D1Database, tally);
  const identity = { userId: signedIn.id, sessionId: id ?? "" };
  const teacher = new Teacher(identity, database, clock, () => undefined);
  const loaded = await loadDashboard(teacher, start, clock);
  expect(tally.calls).toBe(1);
  return { ...loaded, rowsRead: tally.rowsRead };
}

describe("what the Dashboard opens with (spec §4, product §2 and §3)", () => {
  const teacher = seededTeacher(product);
  const daily = teacher.then(async (signedIn) => {
    for (let day = 10; day <= 30; day += 1)
      await teach(signedIn, { title: `Day ${day}`, date: `2026-11-${day}` });
    return signedIn;
  });

  test.each([
    ["Pacific/Kiritimati", "2026-11-20T10:00:00Z", "2026-11-21"],
    ["Pacific/Kiritimati", "2026-11-20T09:59:59Z", "2026-11-20"],
    ["Pacific/Pago_Pago", "2026-11-20T10:59:59Z", "2026-11-19"],
    ["America/Los_Angeles", "2026-11-20T07:59:59Z", "2026-11-19"],
    ["America/Los_Angeles", "2026-11-20T08:00:00Z", "2026-11-20"],
    ["UTC", "2026-11-20T23:59:59Z", "2026-11-20"],
  ])("is seven days from the teacher's today: %s at %s is %s", async (timeZone, at, today) => {
    const loaded = await dashboardAt(await daily, timeZone, at);
    expect([loaded.today, loaded.week.start]).toEqual([today, today]);
    const first = Number(today.slice(8));
    expect(loaded.week.events.map(({ title }) => title)).toEqual(
      Array.from({ length: 7 }, (_, i) => `Day ${first + i}`),
    );
    expect(loaded.trends.lectures.current).toBe(7);
  });

  test("is seven days from the day that is asked for, whatever day it is", async () => {
    const loaded = await dashboardAt(await daily, "Asia/Kolkata", "2026-11-20T10:00:00Z", "2026-11-29");
    expect([loaded.today, loaded.week.start]).toEqual(["2026-11-20", "2026-11-29"]);
    expect(loaded.week.events.map(({ title }) => title)).toEqual(["Day 29", "Day 30"]);
  });

  test.each([
    ["Pacific/Kiritimati", 1],
    ["America/Los_Angeles", 0],
  ])("counts who came this month by the teacher's clock: %s, %i", async (timeZone, current) => {
    const signedIn = await seededTeacher(product);
    // half past eleven in the evening of 31 October in UTC
    await change(
      db,
      "INSERT INTO students (id, teacher_id, name, grade, created_at) VALUES (?1, ?1, 'Anna', 'Grade 7', ?2)",
      signedIn.id,
      Date.parse("2026-10-31T23:30:00Z"),
    );
    const { trends } = await dashboardAt(signedIn, timeZone, "2026-11-20T10:00:00Z");
    expect(trends.students.current).toBe(current);
    expect(trends.students.points).toEqual([0, 0, 0, 0, 0, 0, 1 - current, 1]);
  });

  test("tells sales by months", async () => {
    const signedIn = await seededTeacher(product);
    await pay(signedIn, 20.05, { date: "2026-11-01" });
    await pay(signedIn, 500, { date: "2026-11-30" });
    await pay(signedIn, 7, { date: "2026-10-31" });
    await pay(signedIn, 9, { date: "2026-03-31" });
    const { summary, trends } = await dashboardAt(signedIn, "UTC", "2026-11-20T10:00:00Z");
    expect(summary.totalSales).toBe(536.05);
    expect(trends.sales).toEqual({ current: 520.05, points: [0, 0, 0, 0, 0, 0, 7, 520.05] });
  });

  test("shows requests that wait first, newest first, then those approved lately, eight in all", async () => {
    const signedIn = await seededTeacher(product);
    const now = Date.parse("2026-11-20T10:00:00Z");
    const ask = async (name: string, createdAt: number, decidedAt: number | null = null) => {
      const id = await seededRequest(product, signedIn.id, { name, createdAt, approved: decidedAt !== null });
      await change(db, "UPDATE student_requests SET decided_at = ? WHERE id = ?", decidedAt, id);
    };
    const day = 86_400_000;
    for (let i = 1; i <= 5; i += 1) await ask(`waits ${i}`, now - i * 1_000);
    await ask("approved long ago", now - 1, now - 8 * day);
    for (let i = 1; i <= 5; i += 1) await ask(`approved ${i}`, now - 50 * day, now - i * day);
    const { requests } = await dashboardAt(signedIn, "UTC", "2026-11-20T10:00:00Z");
    expect(requests.pending).toBe(5);
    expect(requests.requests.map(({ name }) => name)).toEqual([
      "waits 1",
      "waits 2",
      "waits 3",
      "waits 4",
      "waits 5",
      "approved 1",
      "approved 2",
      "approved 3",
    ]);
  });
});

test("requests approved long ago cost the Dashboard nothing, however many there are", async () => {
  const signedIn = await seededTeacher(product);
  const now = Date.parse("2026-11-20T10:00:00Z");
  await seededRequest(product, signedIn.id, { name: "waits", createdAt: now - 1 });
  await seededRequest(product, signedIn.id, { name: "approved", createdAt: now - 1, approved: true });
  const seedOld = (from: number, to: number) =>
    change(
      db,
      `WITH RECURSIVE n(i) AS (SELECT ?2 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
       INSERT INTO student_requests (id, teacher_id, name, grade, approved, decided_at, created_at)
       SELECT printf('%010d', i) || substr(?1, 11), ?1, 'Old ' || i, '7', 1, ?4 - i, i FROM n`,
      signedIn.id,
      from,
      to,
      now - 8 * 86_400_000,
    );
  await seedOld(1, 1);
  const before = await dashboardAt(signedIn, "UTC", "2026-11-20T10:00:00Z");
  await seedOld(2, 5_000);
  const after = await dashboardAt(signedIn, "UTC", "2026-11-20T10:00:00Z");
  expect(after.requests).toEqual(before.requests);
  expect(after.requests.requests.map(({ name }) => name)).toEqual(["waits", "approved"]);
  expect(after.rowsRead).toBe(before.rowsRead);
  expect(after.rowsRead).toBeLessThan(40);
});

describe("GET /admin/dashboard", () => {
  test.each(["", "?start=", "?start=2026-02-30", "?start=tomorrow", "?start=1999-12-31", "?start[]=x"])(
    "shows today for an address that names no day: '%s'",
    async (query) => {
      const teacher = await seededTeacher(product);
      const { status, text } = await teacher.get(`/admin/dashboard${query}`);
      expect(status).toBe(200);
      const today = new Date().toISOString().slice(0, 10);
      expect(text).toContain(`data-date="${today}"`);
    },
  );

  test.each([
    ["2000-01-01", "1 – 7 January 2000"],
    ["2199-12-31", "31 December 2199 – 6 January 2200"],
    ["2026-12-28", "28 December 2026 – 3 January 2027"],
  ])("shows the seven days from %s", async (start, range) => {
    const teacher = await seededTeacher(product);
    expect((await teacher.get(`/admin/dashboard?start=${start}`)).text).toContain(range);
  });

  test("shows nothing of another teacher's", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const today = new Date().toISOString().slice(0, 10);
    await teach(other, { title: "A secret lesson", date: today });
    await student(other, "A secret student");
    await change(db, "UPDATE users SET join_code = 'secretcode' WHERE id = ?", other.id);
    const { text } = await teacher.get("/admin/dashboard");
    expect(text).not.toMatch(/secret/);
    expect((await other.get("/admin/dashboard")).text).toContain("A secret lesson");
  });
});
