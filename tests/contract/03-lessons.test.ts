import { afterAll, describe, expect, test } from "vitest";
import { MAX_LESSONS } from "~/lessons/limits";
import { addDays } from "~/lessons/rules";
import { type CalendarEvent, deletedAnswer, lessonsAnswer } from "~/lessons/schema";
import { change, contentsOf, countRows } from "../support/database";
import { datesOf, eventsOf, LESSON, NOBODY, seededLessons, seriesOf, studentOf } from "../support/lessons";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const looks = { ...LESSON, durationMinutes: 60, studentId: null };

describe("POST /api/lessons (product §3)", () => {
  test("makes one lesson, of an hour, with nobody, alone", async () => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.post("/api/lessons", { ...LESSON, title: "  English ", color: "#3366CC" });
    expect([answer.status, answer.json]).toEqual([
      201,
      { message: "Lesson added.", lessons: [{ ...looks, id: expect.any(String), repeats: false }] },
    ]);
    expect(await eventsOf(teacher)).toEqual(answer.json.lessons);
  });

  test("keeps duration and student", async () => {
    const teacher = await seededTeacher(product);
    const studentId = await studentOf(product, teacher);
    const { json } = await teacher.post("/api/lessons", { ...LESSON, durationMinutes: 45, studentId });
    expect(json.lessons).toMatchObject([{ durationMinutes: 45, studentId }]);
  });

  test("repeats weekly up to and with the last day, as one series", async () => {
    const teacher = await seededTeacher(product);
    const { json } = await teacher.post("/api/lessons", { ...LESSON, repeatUntil: "2026-10-05" });
    expect(json.message).toBe("5 lessons added.");
    expect(lessonsAnswer.parse(json)).toEqual(json);
    const dates = ["2026-09-07", "2026-09-14", "2026-09-21", "2026-09-28", "2026-10-05"];
    expect(json.lessons).toEqual(
      dates.map((date) => ({ ...looks, date, id: expect.any(String), repeats: true })),
    );
    const series = await db
      .prepare("SELECT DISTINCT series_id FROM lessons WHERE teacher_id = ?")
      .bind(teacher.id)
      .all();
    expect(series.results).toEqual([{ series_id: expect.stringMatching(/^[0-9a-z]{26}$/) }]);
  });

  test("repeats for a year at most, over its end and a leap day", async () => {
    const teacher = await seededTeacher(product);
    const first = { ...LESSON, date: "2027-09-06" };
    const year = await teacher.post("/api/lessons", { ...first, repeatUntil: addDays(first.date, 371) });
    expect([year.status, year.json.message, year.json.lessons.at(-1).date]).toEqual([
      201,
      "54 lessons added.",
      addDays(first.date, 371),
    ]);
    for (const repeatUntil of [addDays(first.date, 372), addDays(first.date, -1)]) {
      const answer = await teacher.post("/api/lessons", { ...first, repeatUntil });
      expect([answer.status, answer.json.issues]).toEqual([
        422,
        [{ path: "repeatUntil", message: answer.json.message }],
      ]);
    }
    expect(await countRows(db, "lessons WHERE teacher_id = ?", teacher.id)).toBe(54);
  });

  test.each([
    ["a day that is none", { date: "2026-02-30" }, "date"],
    ["a day that is no date", { date: "7.9.2026" }, "date"],
    ["a time that is none", { time: "24:00" }, "time"],
    ["a time without minutes", { time: "9" }, "time"],
    ["no title", { title: "  " }, "title"],
    ["a title of 201 characters", { title: "t".repeat(201) }, "title"],
    ["a grade of 101 characters", { grade: "g".repeat(101) }, "grade"],
    ["a type with a line break", { type: "a\nb" }, "type"],
    ["a colour by name", { color: "red" }, "color"],
    ["a colour with more in it", { color: "#3366cc;background:url(x)" }, "color"],
    ["4 minutes", { durationMinutes: 4 }, "durationMinutes"],
    ["481 minutes", { durationMinutes: 481 }, "durationMinutes"],
    ["half a minute", { durationMinutes: 59.5 }, "durationMinutes"],
    ["a student who is none", { studentId: NOBODY }, "studentId"],
    ["a student's id that cannot be one", { studentId: "x" }, "studentId"],
    ["a last day that is none", { repeatUntil: "2026-09-31" }, "repeatUntil"],
  ])("refuses %s, making and changing, and changes nothing", async (_what, wrong, path) => {
    const teacher = await seededTeacher(product);
    const [{ id }] = (await seriesOf(teacher, 2)) as [CalendarEvent];
    const before = await contentsOf(db);
    const body = { ...LESSON, ...wrong };
    const answers = [await teacher.post("/api/lessons", body)];
    if (path !== "repeatUntil") {
      answers.push(await teacher.put(`/api/lessons/${id}`, body));
      answers.push(await teacher.put(`/api/lessons/${id}?following=1`, body));
    }
    for (const { status, json } of answers) {
      expect([status, json.code]).toEqual([422, "invalid"]);
      expect(json.issues).toEqual([{ path, message: json.message }]);
    }
    expect(await contentsOf(db)).toEqual(before);
  });

  test("refuses a student of somebody else, and makes none of the series", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    for (const archived of [false, true]) {
      const studentId = await studentOf(product, other, archived);
      const answer = await teacher.post("/api/lessons", { ...LESSON, studentId, repeatUntil: "2026-12-01" });
      expect([answer.status, answer.json.issues]).toEqual([
        422,
        [{ path: "studentId", message: "This student is not on your list." }],
      ]);
    }
    expect(await countRows(db, "lessons WHERE teacher_id = ?", teacher.id)).toBe(0);
  });

  test("takes the teacher's student who has left: a deleted lesson of theirs can be made again", async () => {
    const teacher = await seededTeacher(product);
    const studentId = await studentOf(product, teacher);
    const {
      id,
      repeats: _,
      ...whole
    } = (await teacher.post("/api/lessons", { ...LESSON, studentId })).json.lessons[0];
    expect((await teacher.delete(`/api/students/${studentId}`)).status).toBe(200);
    expect((await teacher.delete(`/api/lessons/${id}`)).status).toBe(200);
    expect((await teacher.post("/api/lessons", whole)).status).toBe(201);
    expect(await eventsOf(teacher)).toMatchObject([whole]);
  });
});

describe("as many lessons as Lectern keeps", () => {
  test("a lesson more is refused, also when two come at once", async () => {
    const teacher = await seededTeacher(product);
    await seededLessons(product, teacher, MAX_LESSONS - 1);
    const answers = await Promise.all([
      teacher.post("/api/lessons", LESSON),
      teacher.post("/api/lessons", LESSON),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json).toEqual({
      code: "conflict",
      message: expect.stringContaining("You have as many lessons as Lectern keeps."),
    });
    expect(await countRows(db, "lessons WHERE teacher_id = ?", teacher.id)).toBe(MAX_LESSONS);
    const nobody = await teacher.post("/api/lessons", { ...LESSON, studentId: NOBODY });
    expect([nobody.status, nobody.json.issues[0].path]).toEqual([422, "studentId"]);
    expect((await (await seededTeacher(product)).post("/api/lessons", LESSON)).status).toBe(201);
  });

  test("a series comes in whole or not at all", async () => {
    const teacher = await seededTeacher(product);
    await seededLessons(product, teacher, MAX_LESSONS - 3);
    const repeated = (weeks: number) =>
      teacher.post("/api/lessons", { ...LESSON, repeatUntil: addDays(LESSON.date, 7 * (weeks - 1)) });
    expect((await repeated(4)).status).toBe(409);
    expect(await countRows(db, "lessons WHERE teacher_id = ?", teacher.id)).toBe(MAX_LESSONS - 3);
    expect((await repeated(3)).json.lessons).toHaveLength(3);
  });
});

describe("PUT /api/lessons/{id} (product §3)", () => {
  const changed = { ...LESSON, title: "French", grade: "B1", type: "Talk", color: "#aa0000", time: "11:30" };

  test("changes one lesson; what is left out stays", async () => {
    const teacher = await seededTeacher(product);
    const studentId = await studentOf(product, teacher);
    const made = await teacher.post("/api/lessons", { ...LESSON, durationMinutes: 45, studentId });
    const { id } = made.json.lessons[0];
    const answer = await teacher.put(`/api/lessons/${id}`, { ...changed, date: "2026-09-09" });
    const now = { ...changed, date: "2026-09-09", id, durationMinutes: 45, studentId, repeats: false };
    expect([answer.status, answer.json]).toEqual([200, { message: "Lesson saved.", lessons: [now] }]);
    expect(lessonsAnswer.parse(answer.json)).toEqual(answer.json);
    expect(await eventsOf(teacher)).toEqual([now]);
    const freed = await teacher.put(`/api/lessons/${id}`, {
      ...changed,
      durationMinutes: 5,
      studentId: null,
    });
    expect(freed.json.lessons).toMatchObject([{ durationMinutes: 5, studentId: null }]);
  });

  test("changes one of a series, and no other", async () => {
    const teacher = await seededTeacher(product);
    const [first, second, third] = (await seriesOf(teacher, 3)) as [
      CalendarEvent,
      CalendarEvent,
      CalendarEvent,
    ];
    const { json } = await teacher.put(`/api/lessons/${second.id}`, { ...changed, date: "2026-09-15" });
    expect(json.lessons).toEqual([
      { ...looks, ...changed, date: "2026-09-15", id: second.id, repeats: true },
    ]);
    expect(await eventsOf(teacher)).toEqual([first, json.lessons[0], third]);
    expect(await countRows(db, "notices WHERE teacher_id = ?", teacher.id)).toBe(0);
  });

  test.each([
    [0, 2, ["2026-09-09", "2026-09-16", "2026-09-23", "2026-09-30"]],
    [1, 2, ["2026-09-07", "2026-09-16", "2026-09-23", "2026-09-30"]],
    [2, -3, ["2026-09-07", "2026-09-14", "2026-09-18", "2026-09-25"]],
    [3, 30, ["2026-09-07", "2026-09-14", "2026-09-21", "2026-10-28"]],
    [1, -14, ["2026-08-31", "2026-09-07", "2026-09-07", "2026-09-14"]],
    [1, 0, ["2026-09-07", "2026-09-14", "2026-09-21", "2026-09-28"]],
  ])("following=1 from lesson %i on moves by %i days, and none before it", async (from, days, dates) => {
    const teacher = await seededTeacher(product);
    const series = await seriesOf(teacher, 4);
    const { id, date } = series[from] as CalendarEvent;
    const answer = await teacher.put(`/api/lessons/${id}?following=1`, {
      ...changed,
      date: addDays(date, days),
    });
    expect(answer.status).toBe(200);
    const moved = series.slice(from).map((event) => event.id);
    expect(answer.json.lessons.map((event: CalendarEvent) => event.id)).toEqual(moved);
    expect(answer.json.message).toBe(moved.length === 1 ? "Lesson saved." : `${moved.length} lessons saved.`);
    const events = await eventsOf(teacher, "2026-08-20", "2026-10-20");
    const all = events.concat(await eventsOf(teacher, "2026-10-21", "2026-12-01"));
    expect(all.map((event: CalendarEvent) => event.date)).toEqual(dates);
    for (const event of all)
      expect(event).toMatchObject(
        moved.includes(event.id) ? { title: "French", time: "11:30" } : { title: "English", time: "10:00" },
      );
  });

  test("a lesson of its own with following=1 is changed alone", async () => {
    const teacher = await seededTeacher(product);
    const first = (await teacher.post("/api/lessons", LESSON)).json.lessons[0];
    const second = (await teacher.post("/api/lessons", { ...LESSON, date: "2026-09-14" })).json.lessons[0];
    const answer = await teacher.put(`/api/lessons/${first.id}?following=1`, changed);
    expect(answer.json.lessons.map(({ id }: CalendarEvent) => id)).toEqual([first.id]);
    expect((await teacher.delete(`/api/lessons/${first.id}?following=1`)).json.deleted).toBe(1);
    expect(await eventsOf(teacher)).toEqual([second]);
  });

  test("what is left out stays on each lesson of the series", async () => {
    const teacher = await seededTeacher(product);
    const [first, second] = (await seriesOf(teacher, 2)) as [CalendarEvent, CalendarEvent];
    const studentId = await studentOf(product, teacher);
    await teacher.put(`/api/lessons/${second.id}`, {
      ...LESSON,
      date: second.date,
      durationMinutes: 90,
      studentId,
    });
    await teacher.put(`/api/lessons/${first.id}?following=1`, changed);
    expect(await eventsOf(teacher)).toMatchObject([
      { durationMinutes: 60, studentId: null },
      { durationMinutes: 90, studentId, title: "French" },
    ]);
  });

  test("keeps and takes a student who has left, but none of somebody else and no unknown one", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const [studentId, gone] = [await studentOf(product, teacher), await studentOf(product, teacher, true)];
    const made = await teacher.post("/api/lessons", { ...LESSON, studentId });
    const path = `/api/lessons/${made.json.lessons[0].id}`;
    await change(db, "UPDATE students SET archived_at = 1 WHERE id = ?", studentId);
    for (const left of [studentId, gone])
      expect((await teacher.put(path, { ...changed, studentId: left })).status).toBe(200);
    for (const unknown of [NOBODY, await studentOf(product, other), await studentOf(product, other, true)]) {
      const answer = await teacher.put(path, { ...LESSON, studentId: unknown });
      expect([answer.status, answer.json.issues[0].path]).toEqual([422, "studentId"]);
    }
    expect(await eventsOf(teacher)).toMatchObject([{ title: "French", studentId: gone }]);
  });

  test("with nothing but a date, moves the lesson and leaves all else", async () => {
    const teacher = await seededTeacher(product);
    const [lesson] = (await teacher.post("/api/lessons", { ...LESSON, durationMinutes: 45 })).json.lessons;
    const answer = await teacher.put(`/api/lessons/${lesson.id}`, { date: "2026-09-08" });
    expect([answer.status, answer.json.lessons]).toEqual([200, [{ ...lesson, date: "2026-09-08" }]]);
  });

  test("moves no lesson out of the calendar: all stay", async () => {
    const teacher = await seededTeacher(product);
    const last = { ...LESSON, date: "2199-12-10", repeatUntil: "2199-12-31" };
    const { lessons } = (await teacher.post("/api/lessons", last)).json;
    expect(lessons.at(-1).date).toBe("2199-12-31");
    const path = `/api/lessons/${lessons[0].id}`;
    const answer = await teacher.put(`${path}?following=1`, { ...changed, date: "2199-12-11" });
    expect([answer.status, answer.json.issues.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ["date"],
    ]);
    expect(await eventsOf(teacher, "2199-12-01", "2199-12-31")).toEqual(lessons);
    expect((await teacher.put(path, { ...changed, date: "2199-12-11" })).status).toBe(200);
    expect((await teacher.put(path, { ...changed, date: "2200-01-01" })).status).toBe(422);
  });
});

describe("DELETE /api/lessons/{id} (product §3)", () => {
  test.each([
    ["", 1, 1, [0, 2, 3]],
    ["?following=1", 0, 4, []],
    ["?following=1", 1, 3, [0]],
    ["?following=1", 3, 1, [0, 1, 2]],
  ])("%s from lesson %i deletes %i", async (query, from, deleted, left) => {
    const teacher = await seededTeacher(product);
    const series = await seriesOf(teacher, 4);
    const path = `/api/lessons/${series[from]?.id}${query}`;
    const answer = await teacher.delete(path);
    const message = deleted === 1 ? "Lesson deleted." : `${deleted} lessons deleted.`;
    expect([answer.status, answer.json]).toEqual([200, { message, deleted }]);
    expect(deletedAnswer.parse(answer.json)).toEqual(answer.json);
    expect(await datesOf(teacher)).toEqual(left.map((i) => series[i]?.date));
    expect((await teacher.delete(path)).status).toBe(404);
  });
});

describe("lessons of somebody else, and of nobody", () => {
  test("are not found, and stay as they are", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const [{ id }] = (await seriesOf(teacher, 3)) as [CalendarEvent];
    const before = await contentsOf(db);
    for (const unknown of [id, NOBODY, "x", "%00", "' OR 1=1"])
      for (const query of ["", "?following=1"]) {
        const path = `/api/lessons/${encodeURIComponent(unknown)}${query}`;
        for (const answer of [await other.put(path, LESSON), await other.delete(path)])
          expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
      }
    expect(await contentsOf(db)).toEqual(before);
  });

  test.each(["0", "", "true", "2"])("following='%s' is refused: nothing is guessed", async (value) => {
    const teacher = await seededTeacher(product);
    const [{ id }] = (await seriesOf(teacher, 2)) as [CalendarEvent];
    const path = `/api/lessons/${id}?following=${value}`;
    expect([(await teacher.put(path, LESSON)).status, (await teacher.delete(path)).status]).toEqual([
      422, 422,
    ]);
    expect(await countRows(db, "lessons WHERE teacher_id = ?", teacher.id)).toBe(2);
  });
});
