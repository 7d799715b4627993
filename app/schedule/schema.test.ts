import { describe, expect, it } from "vitest";
import { LONGEST_MONTH } from "./limits";
import { emptySchedule, saveBody, scheduleAnswer, scheduleShape, yearQuery } from "./schema";
import { schoolMonths } from "./year";

const messages = (body: unknown) => {
  const parsed = saveBody.safeParse(body);
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
};
const DAY = "A day must be a whole number from 1 to 31.";
const ORDER = "The days of a month must be in ascending order, each once.";

describe("the schedule's shape", () => {
  it("takes what it stands for and drops unknown keys", () => {
    const full = { ...emptySchedule(), lessonDays: { "0": [1, 31], "8": [] }, version: 3 };
    expect(saveBody.parse({ ...full, extra: 1 })).toEqual(full);
    expect(scheduleShape.parse(full)).not.toHaveProperty("version");
  });

  it.each<[string, object, string]>([
    ["a day of 0", { lessonDays: { "0": [0] } }, `lessonDays.0.0: ${DAY}`],
    ["a day of 32", { holidayDays: { "0": [32] } }, `holidayDays.0.0: ${DAY}`],
    ["half a day", { holidayDays: { "0": [1.5] } }, `holidayDays.0.0: ${DAY}`],
    ["a day as text", { holidayLessons: { "0": ["5"] } }, `holidayLessons.0.0: ${DAY}`],
    ["null as a day", { lessonDays: { "0": [null] } }, `lessonDays.0.0: ${DAY}`],
    ["a day twice", { lessonDays: { "0": [5, 5] } }, `lessonDays.0: ${ORDER}`],
    ["descending days", { lessonDays: { "0": [9, 5] } }, `lessonDays.0: ${ORDER}`],
    [
      "no list",
      { lessonDays: { "0": 5 } },
      "lessonDays.0: The days of a month must be a list of numbers, each once.",
    ],
    [
      "a tenth month",
      { lessonDays: { "9": [5] } },
      'lessonDays.9: Months are numbered "0" (September) to "8" (May).',
    ],
    [
      "a month by name",
      { lessonDays: { may: [5] } },
      'lessonDays.may: Months are numbered "0" (September) to "8" (May).',
    ],
    ["a list of lists", { lessonDays: [[5]] }, "lessonDays: Days must be given by month."],
    [
      "eight flags",
      { selectedMonths: Array(8).fill(true) },
      "selectedMonths: The list of selected months must have nine entries, each true or false.",
    ],
    [
      "a flag as number",
      { selectedMonths: [1, ...Array(8).fill(true)] },
      "selectedMonths.0: The list of selected months must have nine entries, each true or false.",
    ],
    [
      "selectAll as text",
      { selectAll: "yes" },
      "selectAll: Whether all months are selected must be true or false.",
    ],
    ["a third language", { language: "de" }, 'language: The language must be "en" or "ru".'],
    ["a negative version", { version: -1 }, "version: The version cannot be negative."],
    ["half a version", { version: 0.5 }, "version: The version must be a whole number."],
  ])("refuses %s", (_, change, message) => {
    expect(messages({ ...emptySchedule(), ...change })).toContain(message);
  });

  it.each([[null], [1], ["x"], [[]]])("refuses %j", (body) => {
    expect(messages(body)).toEqual([": The schedule must be an object."]);
  });

  it("refuses what is missing, when saving", () => {
    expect(messages({})).toHaveLength(6);
  });
});

describe("the shape and the calendar", () => {
  it("know the same months and days", () => {
    expect(emptySchedule().selectedMonths).toHaveLength(schoolMonths(2026).length);
    const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);
    expect(messages({ ...emptySchedule(), lessonDays: { "0": upTo(LONGEST_MONTH) } })).toEqual([]);
    expect(messages({ ...emptySchedule(), lessonDays: { "0": upTo(LONGEST_MONTH + 1) } })).not.toEqual([]);
  });
});

describe("the year asked for", () => {
  it.each([["2000"], ["2026"], ["2100"]])("%s", (year) => {
    expect(yearQuery.parse({ year })).toEqual({ year: Number(year) });
  });
  it.each([["1999"], ["2101"], ["26"], ["20260"], ["2026a"], [""], ["２０２６"]])("not %j", (year) => {
    expect(yearQuery.safeParse({ year }).success).toBe(false);
  });
  it("may be missing", () => {
    expect(yearQuery.parse({})).toEqual({});
  });
});

describe("a loaded schedule", () => {
  it("falls back where something is missing", () => {
    expect(scheduleAnswer.parse({ version: 0, year: 2026 })).toEqual({
      ...emptySchedule(),
      version: 0,
      year: 2026,
    });
  });
  it("gives every caller maps of its own", () => {
    const [a, b] = [
      scheduleAnswer.parse({ version: 0, year: 1 }),
      scheduleAnswer.parse({ version: 0, year: 1 }),
    ];
    expect(a.lessonDays).not.toBe(b.lessonDays);
    expect(a.selectedMonths).not.toBe(b.selectedMonths);
  });
});
