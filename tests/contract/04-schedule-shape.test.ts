import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { emptySchedule } from "~/schedule/schema";
import { contentsOf } from "../support/database";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);

const DAYS = ["lessonDays", "holidayDays", "holidayLessons"] as const;
const nine = (value: unknown, count = 9) => Array.from({ length: count }, () => value);

/** Stored values are checked (product §4): what is wrong, in which field, and where the issue points. */
const WRONG: [string, unknown, string][] = [
  ["a month before September", { "-1": [1] }, "-1"],
  ["a month after May", { "9": [1] }, "9"],
  ["a month with a leading zero", { "00": [1] }, "00"],
  ["a month by name", { September: [1] }, "September"],
  ["a month that is a number in another form", { "1.0": [1] }, "1.0"],
  ["day 0", { "0": [0] }, "0.0"],
  ["day 32", { "0": [31, 32] }, "0.1"],
  ["a negative day", { "0": [-1] }, "0.0"],
  ["half a day", { "0": [1.5] }, "0.0"],
  ["a day as text", { "0": ["1"] }, "0.0"],
  ["a day that is nothing", { "0": [null] }, "0.0"],
  ["days out of order", { "0": [8, 1] }, "0"],
  ["a day twice", { "0": [1, 1] }, "0"],
  ["days that are no list", { "0": 1 }, "0"],
  ["days as an object", { "0": { "0": 1 } }, "0"],
];

describe.each(DAYS)("POST /api/schedule: %s (product §4)", (field) => {
  test.each(WRONG)("refuses %s and stores nothing", async (_what, value, at) => {
    const teacher = await seededTeacher(product);
    const before = await contentsOf(product.db);
    const answer = await teacher.post("/api/schedule", { ...emptySchedule(), [field]: value });
    expect([answer.status, answer.json.code]).toEqual([422, "invalid"]);
    expect(answer.json.issues[0].path).toMatch(new RegExp(`^${field}(\\.${at.replace(".", "\\.")})?$`));
    expect(answer.json.issues[0].message).toMatch(/day|month|Days|Months/);
    expect(await contentsOf(product.db)).toEqual(before);
  });
});

describe("POST /api/schedule: the other fields (product §4)", () => {
  test.each([
    ["selectedMonths", "eight entries", nine(true, 8)],
    ["selectedMonths", "ten entries", nine(true, 10)],
    ["selectedMonths", "no entries", []],
    ["selectedMonths", "numbers", nine(1)],
    ["selectedMonths", "texts", nine("true")],
    ["selectedMonths", "an object", { ...nine(true) }],
    ["selectAll", "a text", "true"],
    ["selectAll", "a number", 1],
    ["language", "another language", "de"],
    ["language", "capitals", "EN"],
    ["language", "a list", ["en"]],
    ["version", "a text", "1"],
    ["version", "a negative number", -1],
    ["version", "half a number", 0.5],
    ["version", "nothing", null],
    ["version", "more than a whole number can be", 1e300],
  ])("%s: %s is refused", async (field, _what, value) => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.post("/api/schedule", { ...emptySchedule(), [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.json.issues[0].path.split(".")[0]).toBe(field);
    expect((await teacher.get("/api/schedule")).json.version).toBe(0);
  });

  test("every fault is named at once", async () => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.post("/api/schedule", {
      lessonDays: { "0": [0], "12": [1] },
      holidayDays: 1,
      selectedMonths: [],
      selectAll: "yes",
      language: "de",
    });
    const fields = answer.json.issues.map(({ path }: { path: string }) => path.split(".")[0]);
    expect(new Set(fields)).toEqual(
      new Set(["lessonDays", "holidayDays", "holidayLessons", "selectedMonths", "selectAll", "language"]),
    );
  });
});

test("whatever can be marked comes back as it was saved (product §4)", async () => {
  const teacher = await seededTeacher(product);
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 31 })).map((list) => list.sort((a, b) => a - b));
  const byMonth = fc.dictionary(fc.integer({ min: 0, max: 8 }).map(String), days);
  const schedule = fc.record({
    lessonDays: byMonth,
    holidayDays: byMonth,
    holidayLessons: byMonth,
    selectedMonths: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
    selectAll: fc.boolean(),
    language: fc.constantFrom("en", "ru"),
  });
  const years = fc.integer({ min: 2000, max: 2100 });
  await fc.assert(
    fc.asyncProperty(schedule, years, async (saved, year) => {
      const { status, json } = await teacher.post(`/api/schedule?year=${year}`, saved);
      expect(status).toBe(200);
      const loaded = (await teacher.get(`/api/schedule?year=${year}`)).json;
      expect(loaded).toEqual({ ...JSON.parse(JSON.stringify(saved)), version: json.version, year });
    }),
    { numRuns: 40 },
  );
});
