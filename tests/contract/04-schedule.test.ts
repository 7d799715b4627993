import { afterAll, describe, expect, test } from "vitest";
import { Database } from "~/platform/db.server";
import { Teacher } from "~/platform/teacher.server";
import { emptySchedule } from "~/schedule/schema";
import { loadSchedule } from "~/schedule/store.server";
import { change, contentsOf } from "../support/database";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const flags = (...off: number[]) => Array.from({ length: 9 }, (_, month) => !off.includes(month));

const plan = {
  lessonDays: { "0": [1, 8, 15], "8": [31] },
  holidayDays: { "3": [25, 26, 31], "1": [] },
  holidayLessons: { "3": [26] },
  selectedMonths: flags(2, 8),
  selectAll: false,
  language: "en",
};

describe("GET /api/schedule (spec §7, product §4)", () => {
  test("answers a new teacher an empty schedule of the current calendar year", async () => {
    const answer = await (await seededTeacher(product)).get("/api/schedule");
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      lessonDays: {},
      holidayDays: {},
      holidayLessons: {},
      selectedMonths: flags(),
      selectAll: true,
      language: "ru",
      version: 0,
      year: new Date().getUTCFullYear(),
    });
  });

  test.each([2000, 2026, 2100])("answers the school year that is asked for: %i", async (year) => {
    const answer = await (await seededTeacher(product)).get(`/api/schedule?year=${year}`);
    expect([answer.status, answer.json.year]).toEqual([200, year]);
  });

  test.each(["1999", "2101", "", "20", "20260", "-2026", "2026.5", "2e3", "two", " 2026", "٢٠٢٦", "0x7ea"])(
    "refuses the year '%s', reading and saving",
    async (year) => {
      const teacher = await seededTeacher(product);
      const query = `?year=${encodeURIComponent(year)}`;
      const before = await contentsOf(db);
      for (const answer of [
        await teacher.get(`/api/schedule${query}`),
        await teacher.post(`/api/schedule${query}`, plan),
      ]) {
        expect([answer.status, answer.json.code]).toEqual([422, "invalid"]);
        expect(answer.json.issues).toEqual([
          { path: "year", message: expect.stringContaining("2000 to 2100") },
        ]);
      }
      expect(await contentsOf(db)).toEqual(before);
    },
  );
});

describe("POST /api/schedule (spec §7, product §4)", () => {
  test("saves what GET then answers, with a version that counts up", async () => {
    const teacher = await seededTeacher(product);
    const year = new Date().getUTCFullYear();
    const first = await teacher.post("/api/schedule", plan);
    expect([first.status, first.json]).toEqual([
      200,
      { message: "Schedule saved successfully!", version: 1, year },
    ]);
    expect((await teacher.get("/api/schedule")).json).toEqual({ ...plan, version: 1, year });
    const changed = { ...plan, lessonDays: {}, language: "ru", version: 1 };
    expect((await teacher.post("/api/schedule", changed)).json.version).toBe(2);
    expect((await teacher.get("/api/schedule")).json).toEqual({ ...changed, version: 2, year });
  });

  test("keeps a schedule per school year", async () => {
    const teacher = await seededTeacher(product);
    await teacher.post("/api/schedule?year=2030", plan);
    await teacher.post("/api/schedule?year=2031", { ...plan, language: "ru" });
    expect((await teacher.get("/api/schedule?year=2030")).json).toEqual({ ...plan, version: 1, year: 2030 });
    expect((await teacher.get("/api/schedule?year=2031")).json).toMatchObject({ language: "ru", version: 1 });
    expect((await teacher.get("/api/schedule?year=2032")).json).toMatchObject({ version: 0, lessonDays: {} });
  });

  test("keeps a schedule per teacher: nobody sees or changes another's", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    await teacher.post("/api/schedule?year=2030", plan);
    expect((await other.get("/api/schedule?year=2030")).json).toEqual({
      ...emptySchedule(),
      version: 0,
      year: 2030,
    });
    const mine = { ...plan, lessonDays: { "4": [7] }, teacherId: teacher.id, teacher_id: teacher.id };
    expect((await other.post("/api/schedule?year=2030", mine)).json.version).toBe(1);
    expect((await teacher.get("/api/schedule?year=2030")).json).toEqual({ ...plan, version: 1, year: 2030 });
  });

  test("drops what is no part of a schedule", async () => {
    const teacher = await seededTeacher(product);
    await teacher.post("/api/schedule?year=2030", { ...plan, extra: { a: 1 }, year: 2050, id: "x" });
    expect((await teacher.get("/api/schedule?year=2030")).json).toEqual({ ...plan, version: 1, year: 2030 });
  });

  test("stores a day that its month does not have (product §4)", async () => {
    const teacher = await seededTeacher(product);
    const whole = Array.from({ length: 31 }, (_, i) => i + 1);
    const lessonDays = Object.fromEntries(flags().map((_, month) => [String(month), whole]));
    expect((await teacher.post("/api/schedule", { ...plan, lessonDays })).status).toBe(200);
    expect((await teacher.get("/api/schedule")).json.lessonDays).toEqual(lessonDays);
  });
});

describe("the year that is meant when none is named (product §2 and §4)", () => {
  test.each([
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", 2027],
    ["UTC", "2026-12-31T23:59:59Z", 2026],
    ["America/Los_Angeles", "2027-01-01T07:59:59Z", 2026],
    ["America/Los_Angeles", "2027-01-01T08:00:00Z", 2027],
    ["Asia/Kolkata", "2026-12-31T18:30:00Z", 2027],
  ])("is the calendar year in the teacher's time zone: %s at %s is in %i", async (timeZone, at, year) => {
    const signedIn = await seededTeacher(product);
    await change(db, "UPDATE users SET time_zone = ? WHERE id = ?", timeZone, signedIn.id);
    for (const [saved, day] of [
      [2026, 6],
      [2027, 7],
    ] as const)
      await signedIn.post(`/api/schedule?year=${saved}`, { ...plan, lessonDays: { "0": [day] } });

    const clock = () => Date.parse(at);
    const id = await db
      .prepare("SELECT id FROM sessions WHERE user_id = ?")
      .bind(signedIn.id)
      .first<string>("id");
    await change(db, "UPDATE sessions SET last_seen_at = ?1, expires_at = ?1 + 1 WHERE id = ?2", clock(), id);
    const tally = { calls: 0, rowsRead: 0, rowsWritten: 0 };
    const database = new Database(db as unknown as D1Database, tally);
    const teacher = new Teacher(
      { userId: signedIn.id, sessionId: id ?? "" },
      database,
      clock,
      () => undefined,
    );
    const { schedule, currentYear } = await loadSchedule(teacher, undefined, clock);
    expect([schedule.year, currentYear]).toEqual([year, year]);
    expect(schedule.lessonDays).toEqual({ "0": [year - 2020] });
    expect(tally.calls).toBe(1);
  });

  test("is the same for reading, saving and the screen", async () => {
    const teacher = await seededTeacher(product);
    await teacher.put("/api/user/profile", {
      name: "Maria",
      email: teacher.email,
      timeZone: "Pacific/Kiritimati",
    });
    const year = Number(
      new Intl.DateTimeFormat("en", { timeZone: "Pacific/Kiritimati", year: "numeric" }).format(),
    );
    expect((await teacher.get("/api/schedule")).json.year).toBe(year);
    expect((await teacher.post("/api/schedule", plan)).json.year).toBe(year);
    expect((await teacher.get("/admin/schedule-builder")).text).toContain(`${year} / ${(year + 1) % 100}`);
  });
});
