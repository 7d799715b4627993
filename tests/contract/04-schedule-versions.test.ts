import { afterAll, describe, expect, test } from "vitest";
import { emptySchedule } from "~/schedule/schema";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);

const PATH = "/api/schedule?year=2030";
const withDay = (day: number, version?: number) => ({
  ...emptySchedule(),
  lessonDays: { "0": [day] },
  version,
});

/** Saving carries the version that was loaded (product §4). */
describe("POST /api/schedule with a version", () => {
  test("that is current, saves", async () => {
    const teacher = await seededTeacher(product);
    for (const version of [0, 1, 2])
      expect((await teacher.post(PATH, withDay(1 + version, version))).json.version).toBe(version + 1);
  });

  test("that is old, is a conflict that tells the current one and changes nothing", async () => {
    const teacher = await seededTeacher(product);
    await teacher.post(PATH, withDay(1, 0));
    await teacher.post(PATH, withDay(2, 1));
    for (const version of [0, 1, 3, 99]) {
      const answer = await teacher.post(PATH, withDay(9, version));
      expect(answer.status).toBe(409);
      expect(answer.json).toEqual({ code: "conflict", message: expect.any(String), version: 2 });
    }
    expect((await teacher.get(PATH)).json).toMatchObject({ lessonDays: { "0": [2] }, version: 2 });
  });

  test("of a schedule that nobody has saved yet, is a conflict with version 0", async () => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.post(PATH, withDay(1, 5));
    expect([answer.status, answer.json.version]).toEqual([409, 0]);
    expect((await teacher.get(PATH)).json).toMatchObject({ lessonDays: {}, version: 0 });
  });

  test("of one year, says nothing about another", async () => {
    const teacher = await seededTeacher(product);
    await teacher.post(PATH, withDay(1, 0));
    expect((await teacher.post("/api/schedule?year=2031", withDay(1, 0))).json.version).toBe(1);
  });

  test.each([0, 3])("saved twice at the same moment from version %i: exactly one wins", async (saves) => {
    const teacher = await seededTeacher(product);
    for (let i = 0; i < saves; i++) await teacher.post(PATH, withDay(31));
    const days = Array.from({ length: 10 }, (_, i) => i + 1);
    const answers = await Promise.all(days.map((day) => teacher.post(PATH, withDay(day, saves))));
    const winners = days.filter((_, i) => answers[i]?.status === 200);
    expect(winners).toHaveLength(1);
    for (const { status, json } of answers)
      expect([200, 409]).toContain(status && json.version === saves + 1 ? status : 0);
    expect((await teacher.get(PATH)).json).toMatchObject({
      lessonDays: { "0": winners },
      version: saves + 1,
    });
  });
});

describe("POST /api/schedule without a version", () => {
  test("overwrites whatever is there", async () => {
    const teacher = await seededTeacher(product);
    await teacher.post(PATH, withDay(1));
    const answer = await teacher.post(PATH, withDay(2));
    expect([answer.status, answer.json.version]).toEqual([200, 2]);
    expect((await teacher.post(PATH, withDay(3, 1))).status).toBe(409);
    expect((await teacher.get(PATH)).json.lessonDays).toEqual({ "0": [2] });
  });

  test("counts every one of many saves at the same moment", async () => {
    const teacher = await seededTeacher(product);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => teacher.post(PATH, withDay(i + 1))),
    );
    const versions = answers.map(({ json }) => json.version).sort((a, b) => a - b);
    expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
