import { afterAll, describe, expect, test } from "vitest";
import { MAX_NAMED_LESSONS } from "~/lessons/limits";
import { addDays } from "~/lessons/rules";
import type { CalendarEvent } from "~/lessons/schema";
import { contentsOf } from "../support/database";
import { datesOf, eventsOf, LESSON, NOBODY, seriesOf, studentOf } from "../support/lessons";
import { type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const alone = (teacher: SignedIn, { id }: CalendarEvent, body: object) =>
  teacher.put(`/api/lessons/${id}`, body);
const on = (teacher: SignedIn, { id }: CalendarEvent, body: object) =>
  teacher.put(`/api/lessons/${id}?following=1`, body);

/** A teacher with a weekly series. */
async function weekly(weeks: number) {
  const teacher = await seededTeacher(product);
  return { teacher, series: (await seriesOf(teacher, weeks)) as [CalendarEvent, ...CalendarEvent[]] };
}

const at = (series: CalendarEvent[], place: number) => series[place] as CalendarEvent;

describe("what a lesson of a series was given of its own, it keeps (product §3)", () => {
  const exam = { title: "EXAM", time: "16:00", color: "#cc0000" };

  test.each([
    ["only to another day", {}],
    ["to another time", { time: "11:00" }],
  ])("when the series moves %s", async (_what, into) => {
    const { teacher, series } = await weekly(6);
    await alone(teacher, at(series, 3), { ...exam, date: at(series, 3).date });
    const answer = await on(teacher, series[0], { date: addDays(series[0].date, 1), ...into });
    const now = series.map((event, i) => ({
      ...event,
      date: addDays(event.date, 1),
      ...(i === 3 ? exam : into),
    }));
    expect([answer.status, answer.json]).toEqual([200, { message: "6 lessons saved.", lessons: now }]);
    expect(await eventsOf(teacher)).toEqual(now);
  });

  test.each([
    ["title", "Algebra", "EXAM"],
    ["grade", "B1", "C2"],
    ["type", "Talk", "Test"],
    ["color", "#00aa00", "#cc0000"],
    ["time", "12:00", "16:00"],
    ["durationMinutes", 90, 30],
  ] as const)("when the %s of the series is changed", async (name, value, own) => {
    const { teacher, series } = await weekly(3);
    await alone(teacher, at(series, 1), { date: at(series, 1).date, [name]: own });
    await on(teacher, series[0], { date: series[0].date, [name]: value });
    expect(await eventsOf(teacher)).toEqual([
      { ...at(series, 0), [name]: value },
      { ...at(series, 1), [name]: own },
      { ...at(series, 2), [name]: value },
    ]);
  });

  test("when its student is changed, from nobody, to another, and to nobody", async () => {
    const { teacher, series } = await weekly(3);
    const [own, first, second] = [
      await studentOf(product, teacher),
      await studentOf(product, teacher),
      await studentOf(product, teacher),
    ];
    const { date } = series[0];
    await alone(teacher, at(series, 1), { date: at(series, 1).date, studentId: own });
    for (const studentId of [first, second, null]) {
      await on(teacher, series[0], { date, studentId });
      const students = (await eventsOf(teacher)).map((event) => event.studentId);
      expect(students).toEqual([studentId, own, studentId]);
    }
  });

  test("the notice names the title and time that were left out", async () => {
    const { teacher, series } = await weekly(2);
    await on(teacher, series[0], { date: addDays(series[0].date, 1) });
    const { notices } = (await teacher.get("/api/notices")).json;
    expect(notices.map(({ what }: { what: object }) => what)).toEqual([
      { kind: "lessons_moved", title: "English", count: 2, date: "2026-09-08", time: "10:00" },
    ]);
  });
});

describe("only: the lessons of the series that are meant (product §3)", () => {
  test("a move that is taken back moves those that were moved and no other", async () => {
    const teacher = await seededTeacher(product);
    const { lessons } = (
      await teacher.post("/api/lessons", { ...LESSON, date: "2026-12-01", repeatUntil: "2026-12-29" })
    ).json;
    const dates = async () => (await eventsOf(teacher, "2026-12-01", "2027-01-31")).map(({ date }) => date);
    await alone(teacher, lessons[1], { date: "2026-12-13" });
    const before = await dates();
    const moved = await on(teacher, lessons[2], { date: "2026-12-12" });
    expect(await dates()).toEqual(["2026-12-01", "2026-12-12", "2026-12-13", "2026-12-19", "2026-12-26"]);
    const only = moved.json.lessons.map(({ id }: CalendarEvent) => id);
    const back = await on(teacher, lessons[2], { date: "2026-12-15", only });
    expect(back.json.lessons.map(({ id }: CalendarEvent) => id)).toEqual(only);
    expect(await dates()).toEqual(before);
    expect(before).toContain("2026-12-13");
  });

  test("names earlier ones too, and none beside the named lesson where it is empty", async () => {
    const { teacher, series } = await weekly(4);
    await on(teacher, at(series, 2), { date: addDays(at(series, 2).date, 1), only: [series[0].id] });
    expect(await datesOf(teacher)).toEqual(["2026-09-08", "2026-09-14", "2026-09-22", "2026-09-28"]);
    const answer = await on(teacher, at(series, 1), { date: "2026-09-15", only: [] });
    expect(answer.json.message).toBe("Lesson saved.");
    expect(await datesOf(teacher)).toEqual(["2026-09-08", "2026-09-15", "2026-09-22", "2026-09-28"]);
  });

  test("foreign ids change nothing: of nobody, of another series, of another teacher", async () => {
    const [{ teacher, series }, other] = [await weekly(2), await weekly(2)];
    const second = await seriesOf(teacher, 2);
    const only = [NOBODY, at(second, 1).id, at(other.series, 1).id];
    const answer = await on(teacher, series[0], { date: "2026-09-08", only });
    expect([answer.status, answer.json.lessons]).toEqual([200, [{ ...series[0], date: "2026-09-08" }]]);
    expect(await eventsOf(other.teacher)).toEqual(other.series);
    expect(await datesOf(teacher)).toEqual(["2026-09-07", "2026-09-08", "2026-09-14", "2026-09-14"]);
    expect((await on(other.teacher, series[0], { date: "2026-09-09", only })).status).toBe(404);
  });

  test("plays no part where the one lesson is meant", async () => {
    const { teacher, series } = await weekly(2);
    await alone(teacher, series[0], { date: "2026-09-08", only: series.map(({ id }) => id) });
    expect(await datesOf(teacher)).toEqual(["2026-09-08", "2026-09-14"]);
  });

  test.each([
    ["no list", NOBODY],
    ["what is no id", ["x"]],
    ["a number", [1]],
    ["too many", Array.from({ length: MAX_NAMED_LESSONS + 1 }, () => NOBODY)],
  ])("%s is refused", async (_what, only) => {
    const { teacher, series } = await weekly(2);
    const before = await contentsOf(db);
    const answer = await on(teacher, series[0], { date: "2026-09-08", only });
    expect([answer.status, answer.json.issues[0].path.split(".")[0]]).toEqual([422, "only"]);
    expect(answer.json.message).toMatch(/^[A-Z].{8,}[.]$/);
    expect(await contentsOf(db)).toEqual(before);
  });

  test("a hundred can be named", async () => {
    const { teacher, series } = await weekly(2);
    const only = Array.from({ length: MAX_NAMED_LESSONS }, () => at(series, 1).id);
    expect((await on(teacher, series[0], { date: "2026-09-08", only })).json.lessons).toHaveLength(2);
  });

  test("moves no earlier lesson before the year 2000: all stay", async () => {
    const teacher = await seededTeacher(product);
    const first = { ...LESSON, date: "2000-01-01", repeatUntil: "2000-01-15" };
    const { lessons } = (await teacher.post("/api/lessons", first)).json;
    const answer = await on(teacher, lessons[2], { date: "2000-01-14", only: [lessons[0].id] });
    expect([answer.status, answer.json.issues[0].path]).toEqual([422, "date"]);
    expect(await eventsOf(teacher, "2000-01-01", "2000-01-31")).toEqual(lessons);
  });
});
