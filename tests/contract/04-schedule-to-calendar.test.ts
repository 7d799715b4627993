import { afterAll, describe, expect, test } from "vitest";
import { MAX_LESSONS } from "~/lessons/limits";
import { emptySchedule, type Schedule } from "~/schedule/schema";
import { contentsOf, countRows } from "../support/database";
import { seededLessons } from "../support/lessons";
import { type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const looks = { time: "10:00", title: "English", grade: "Grade 5", type: "Grammar", color: "#3366cc" };
const SPAN = { from: "2026-09-01", to: "2027-05-31" };

/** In September the 7th and 14th, of which the 14th is off; the 20th a lesson on a holiday; two days that are none. */
const plan: Schedule = {
  ...emptySchedule(),
  lessonDays: { "0": [7, 14, 31], "1": [5], "5": [8, 30] },
  holidayDays: { "0": [14, 20, 25] },
  holidayLessons: { "0": [20] },
  selectedMonths: [true, false, true, true, true, true, true, true, true],
  selectAll: false,
};
const DATES = ["2026-09-07", "2026-09-20", "2026-10-05", "2027-02-08"];

async function planned(schedule = plan): Promise<SignedIn> {
  const teacher = await seededTeacher(product);
  await teacher.post("/api/schedule?year=2026", schedule);
  return teacher;
}

const press = (teacher: SignedIn, body: Record<string, unknown> = {}) =>
  teacher.post("/api/schedule/lessons", { year: 2026, ...SPAN, ...looks, ...body });

const preview = (teacher: SignedIn, query: Record<string, string> = {}) =>
  teacher.get(
    `/api/schedule/lessons?${new URLSearchParams({ year: "2026", time: "10:00", ...SPAN, ...query })}`,
  );

const datesOf = async (teacher: SignedIn) =>
  (
    await db
      .prepare("SELECT date FROM lessons WHERE teacher_id = ? ORDER BY date, time")
      .bind(teacher.id)
      .all()
  ).results.map(({ date }) => date);

const free = (dates: string[]) => dates.map((date) => ({ date, taken: false }));

describe("POST /api/schedule/lessons (product §3)", () => {
  test("makes a lesson on each day that the totals count, all in one series", async () => {
    const teacher = await planned();
    expect((await preview(teacher)).json).toEqual({ dates: free(DATES) });
    const answer = await press(teacher, { durationMinutes: 45 });
    expect([answer.status, answer.json]).toEqual([
      201,
      { message: "4 lessons added.", created: 4, skipped: 0, lessonId: expect.any(String) },
    ]);
    const { results } = await db
      .prepare("SELECT * FROM lessons WHERE teacher_id = ? ORDER BY date")
      .bind(teacher.id)
      .all();
    expect(results).toMatchObject(
      DATES.map((date) => ({
        date,
        time: "10:00",
        duration_minutes: 45,
        title: "English",
        grade: "Grade 5",
        type: "Grammar",
        color: "#3366cc",
        schedule_slot: `${date}T10:00`,
        student_id: null,
      })),
    );
    expect(new Set(results.map(({ series_id }) => series_id)).size).toBe(1);
    expect(answer.json.lessonId).toBe(results[0]?.id);
  });

  test("takes an hour where no duration is given, and only the days of the span", async () => {
    const teacher = await planned();
    const { json } = await press(teacher, { from: "2026-09-20", to: "2026-10-05" });
    expect(json.created).toBe(2);
    expect(await datesOf(teacher)).toEqual(["2026-09-20", "2026-10-05"]);
    expect(await countRows(db, "lessons WHERE teacher_id = ? AND duration_minutes = 60", teacher.id)).toBe(2);
  });

  test("is taken back by deleting its series", async () => {
    const teacher = await planned();
    await teacher.post("/api/lessons", { ...looks, date: "2026-09-08" });
    const { lessonId } = (await press(teacher)).json;
    expect((await teacher.delete(`/api/lessons/${lessonId}?following=1`)).json.deleted).toBe(4);
    expect(await datesOf(teacher)).toEqual(["2026-09-08"]);
    expect((await press(teacher)).json.created).toBe(4);
  });

  test("never twice: a second press makes nothing, and the preview says so", async () => {
    const teacher = await planned();
    await press(teacher);
    expect((await preview(teacher)).json.dates).toEqual(DATES.map((date) => ({ date, taken: true })));
    const again = await press(teacher);
    expect([again.status, again.json]).toEqual([
      201,
      {
        message: "No lessons added: they stand in the calendar already.",
        created: 0,
        skipped: 4,
        lessonId: null,
      },
    ]);
    expect(await datesOf(teacher)).toEqual(DATES);
  });

  test("two presses at once make one set of lessons", async () => {
    const teacher = await planned();
    const answers = await Promise.all([press(teacher), press(teacher), press(teacher)]);
    expect(answers.map(({ json }) => json.created).sort()).toEqual([0, 0, 4]);
    expect(await datesOf(teacher)).toEqual(DATES);
  });

  test("leaves out a day on which any lesson stands at that time, and no other", async () => {
    const teacher = await planned();
    await teacher.post("/api/lessons", { ...looks, date: "2026-09-07" });
    await teacher.post("/api/lessons", { ...looks, date: "2026-09-20", time: "10:01" });
    const taken = (await preview(teacher)).json.dates.map(({ taken }: { taken: boolean }) => taken);
    expect(taken).toEqual([true, false, false, false]);
    const { json } = await press(teacher);
    expect([json.created, json.skipped, json.message]).toEqual([3, 1, "3 lessons added. 1 day left out."]);
    expect(await datesOf(teacher)).toEqual(["2026-09-07", "2026-09-20", ...DATES.slice(1)]);
  });

  test("leaves out a day whose lesson was moved since, but not one whose lesson was deleted", async () => {
    const teacher = await planned();
    await press(teacher);
    const { events } = (
      await teacher.get("/api/dashboard/calendar-events?startDate=2026-09-01&endDate=2026-10-31")
    ).json;
    await teacher.put(`/api/lessons/${events[0].id}`, { ...looks, date: "2026-09-09", time: "12:00" });
    await teacher.delete(`/api/lessons/${events[1].id}`);
    const taken = (await preview(teacher)).json.dates.map(({ taken }: { taken: boolean }) => taken);
    expect(taken).toEqual([true, false, true, true]);
    expect((await press(teacher)).json).toMatchObject({ created: 1, skipped: 3 });
    expect(await datesOf(teacher)).toEqual(["2026-09-09", ...DATES.slice(1)]);
  });

  test("another time of day is another lesson", async () => {
    const teacher = await planned();
    await press(teacher);
    expect((await press(teacher, { time: "11:00" })).json.created).toBe(4);
    expect((await preview(teacher, { time: "12:00" })).json.dates).toEqual(free(DATES));
  });

  test("makes nothing of a schedule without lesson days, and of one that was never saved", async () => {
    const teacher = await planned(emptySchedule());
    const message = "No lessons added: there are no lesson days in this span.";
    expect((await press(teacher)).json).toEqual({ message, created: 0, skipped: 0, lessonId: null });
    const other = await seededTeacher(product);
    expect((await press(other)).json.created).toBe(0);
    expect((await preview(other)).json).toEqual({ dates: [] });
  });

  test("works on the current calendar year where none is named", async () => {
    const teacher = await seededTeacher(product);
    const year = new Date().getUTCFullYear();
    await teacher.post("/api/schedule", plan);
    const body = { ...looks, from: `${year}-09-01`, to: `${year}-09-30` };
    expect((await teacher.post("/api/schedule/lessons", body)).json.created).toBe(2);
    const { from, to } = body;
    const query = new URLSearchParams({ from, to, time: "10:00" });
    expect((await teacher.get(`/api/schedule/lessons?${query}`)).json.dates).toHaveLength(2);
  });

  test("makes a whole year of daily lessons at once", async () => {
    const whole = Array.from({ length: 31 }, (_, day) => day + 1);
    const lessonDays = Object.fromEntries(Array.from({ length: 9 }, (_, month) => [String(month), whole]));
    const teacher = await planned({ ...emptySchedule(), lessonDays });
    const answer = await press(teacher);
    expect(answer.json.created).toBe(273);
    expect((await product.logOf(answer, "request")).d1.calls).toBe(2);
    const { calls } = (await product.logOf(await preview(teacher), "request")).d1;
    expect(calls).toBe(1);
  });

  test("makes none where there is no room for all; days that are taken need no room", async () => {
    const teacher = await planned();
    await seededLessons(product, teacher, MAX_LESSONS - 3);
    const refused = await press(teacher);
    expect([refused.status, refused.json]).toEqual([
      409,
      { code: "conflict", message: expect.stringContaining("You have as many lessons as Lectern keeps.") },
    ]);
    const lessons = () => countRows(db, "lessons WHERE teacher_id = ?", teacher.id);
    expect(await lessons()).toBe(MAX_LESSONS - 3);
    expect((await press(teacher, { to: "2026-10-05" })).json.created).toBe(3);
    expect((await press(teacher, { to: "2026-10-05" })).json).toMatchObject({ created: 0, skipped: 3 });
    expect((await press(teacher)).status).toBe(409);
    expect(await lessons()).toBe(MAX_LESSONS);
  });

  test("is the teacher's own: another's schedule and lessons play no part", async () => {
    const [teacher, other] = [await planned(), await planned({ ...plan, lessonDays: { "2": [3] } })];
    await press(teacher);
    expect((await press(other)).json).toMatchObject({ created: 2, skipped: 0 });
    expect(await datesOf(other)).toEqual(["2026-09-20", "2026-11-03"]);
    expect(await datesOf(teacher)).toEqual(DATES);
  });
});

describe("what is refused, of both calls", () => {
  test.each([
    ["a span before the school year", { from: "2026-08-31" }, ["from"]],
    ["a span after it", { to: "2027-06-01" }, ["to"]],
    ["another year's span", { from: "2027-09-01", to: "2027-09-02" }, ["from", "to"]],
    ["an end before the beginning", { from: "2026-10-02", to: "2026-10-01" }, ["to"]],
    ["a day that is none", { to: "2027-02-29" }, ["to"]],
    ["a time that is none", { time: "10" }, ["time"]],
    ["a year that is none", { year: 1999 }, ["year"]],
  ])("%s", async (_what, wrong, paths) => {
    const teacher = await planned();
    const before = await contentsOf(db);
    const query = Object.fromEntries(Object.entries(wrong).map(([name, value]) => [name, String(value)]));
    for (const answer of [await press(teacher, wrong), await preview(teacher, query)]) {
      expect([answer.status, answer.json.code]).toEqual([422, "invalid"]);
      expect(answer.json.issues.map(({ path }: { path: string }) => path)).toEqual(paths);
    }
    expect(await contentsOf(db)).toEqual(before);
  });

  test.each([
    ["no title", { title: " " }, "title"],
    ["a colour that is none", { color: "blue" }, "color"],
    ["too short a lesson", { durationMinutes: 1 }, "durationMinutes"],
    ["a grade with a line break", { grade: "a\nb" }, "grade"],
  ])("%s", async (_what, wrong, path) => {
    const teacher = await planned();
    const answer = await press(teacher, wrong);
    expect([answer.status, answer.json.issues.map((issue: { path: string }) => issue.path)]).toEqual([
      422,
      [path],
    ]);
    expect(await datesOf(teacher)).toEqual([]);
  });
});
