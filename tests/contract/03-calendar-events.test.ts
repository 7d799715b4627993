import { afterAll, describe, expect, test } from "vitest";
import { addDays, weekOf } from "~/lessons/rules";
import { eventsAnswer } from "~/lessons/schema";
import { change } from "../support/database";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const looks = { title: "English", grade: "Grade 5", type: "Grammar", color: "#3366cc" };
const pathOf = (startDate: string, endDate: string) =>
  `/api/dashboard/calendar-events?${new URLSearchParams({ startDate, endDate })}`;

describe("GET /api/dashboard/calendar-events (spec §7, product §3)", () => {
  test("answers the lessons of these days, both ends included, by date and time", async () => {
    const teacher = await seededTeacher(product);
    const slots = [
      ["2026-09-13", "10:00"],
      ["2026-09-07", "22:30"],
      ["2026-09-06", "23:59"],
      ["2026-09-07", "00:00"],
      ["2026-09-14", "00:00"],
      ["2026-09-10", "09:05"],
      ["2026-09-10", "09:00"],
    ];
    for (const [date, time] of slots) await teacher.post("/api/lessons", { ...looks, date, time });
    const answer = await teacher.get(pathOf("2026-09-07", "2026-09-13"));
    expect(answer.status).toBe(200);
    expect(answer.json.events.map(({ date, time }: Record<string, string>) => [date, time])).toEqual([
      ["2026-09-07", "00:00"],
      ["2026-09-07", "22:30"],
      ["2026-09-10", "09:00"],
      ["2026-09-10", "09:05"],
      ["2026-09-13", "10:00"],
    ]);
    expect(eventsAnswer.parse(answer.json)).toEqual(answer.json);
    expect(answer.json.events[2]).toEqual({
      ...looks,
      id: expect.any(String),
      date: "2026-09-10",
      time: "09:00",
      durationMinutes: 60,
      studentId: null,
      repeats: false,
    });
  });

  test("answers nobody else's", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    await other.post("/api/lessons", { ...looks, date: "2026-09-07", time: "10:00" });
    expect((await teacher.get(pathOf("2026-09-07", "2026-09-13"))).json).toEqual({ events: [] });
  });

  test.each([
    [1, 200],
    [62, 200],
    [63, 422],
    [0, 422],
    [-5, 422],
  ])("a span of %i days: %i", async (days, status) => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.get(pathOf("2026-12-20", addDays("2026-12-20", days - 1)));
    expect(answer.status).toBe(status);
    if (status === 422)
      expect(answer.json.issues).toEqual([{ path: "endDate", message: expect.stringMatching(/^The /) }]);
  });

  test.each([
    ["?startDate=2026-09-07", ["endDate"]],
    ["?endDate=2026-09-07", ["startDate"]],
    ["", ["startDate", "endDate"]],
    ["?startDate=2026-02-30&endDate=2026-03-01", ["startDate"]],
    ["?startDate=2026-02-27&endDate=2026-02-29", ["endDate"]],
    ["?startDate=2026-9-7&endDate=2026-09-08", ["startDate"]],
    ["?startDate=2026-09-07T00:00:00Z&endDate=2026-09-08", ["startDate"]],
    ["?startDate=1999-12-31&endDate=2000-01-01", ["startDate"]],
    ["?startDate=2199-12-31&endDate=2200-01-01", ["endDate"]],
    ["?startDate=&endDate=", ["startDate", "endDate"]],
    ["?startDate=%00&endDate=2026-09-08", ["startDate"]],
  ])("refuses %s, naming the days", async (query, paths) => {
    const answer = await (await seededTeacher(product)).get(`/api/dashboard/calendar-events${query}`);
    expect([answer.status, answer.json.code]).toEqual([422, "invalid"]);
    expect(answer.json.issues.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  test("reads only the week's own rows, however many lessons there are around it (quality §2)", async () => {
    const teacher = await seededTeacher(product);
    const week = weekOf("2026-09-07");
    for (const date of [addDays("2026-09-07", -7), ...week, addDays("2026-09-07", 7)])
      await teacher.post("/api/lessons", { ...looks, date, time: "10:00" });
    const costOf = async () => {
      const answer = await teacher.get(pathOf("2026-09-07", "2026-09-13"));
      expect(answer.json.events.map(({ date }: { date: string }) => date)).toEqual(week);
      return (await product.logOf(answer, "request")).d1;
    };
    const before = await costOf();
    expect(before).toMatchObject({ calls: 1, rowsWritten: 0 });

    const others = await Promise.all(Array.from({ length: 9 }, () => seededTeacher(product)));
    // A tenth of them are this teacher's, in the weeks before and after; the others' lie in this very week.
    await change(
      db,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
       INSERT INTO lessons SELECT 'x' || i, json_extract(?1, '$[' || (i % 10) || ']'), NULL, NULL, NULL,
         date('2026-09-07', CASE WHEN i % 10 THEN i % 7
                                 ELSE (i / 10 % 500 + 7) * (i / 5000 % 2 * 2 - 1) END || ' days'),
         '10:00', 60, 'Many', 'G', 'T', '#000000', 0 FROM n`,
      JSON.stringify([teacher.id, ...others.map(({ id }) => id)]),
    );
    expect(await costOf()).toEqual(before);
    expect(before.rowsRead).toBeLessThanOrEqual(3 * week.length);
  }, 60_000);
});
