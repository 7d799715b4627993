import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDate } from "~/platform/dates";
import { MAX_REPEAT_DAYS } from "./limits";
import { addDays, daysBetween, repeatProblem, slotOf, weekdayOf, weeklyDates, weekOf } from "./rules";

const anyDate = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2195, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));

describe("dates", () => {
  test.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-03-29", -1, "2026-03-28"],
    ["2026-10-25", 7, "2026-11-01"],
  ])("%s and %i days is %s", (date, days, there) => {
    expect(addDays(date, days)).toBe(there);
  });

  test("adding days can be undone, counted, and moves the weekday on", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -400, max: 400 }), (date, days) => {
        const there = addDays(date, days);
        expect(addDays(there, -days)).toBe(date);
        expect(daysBetween(date, there)).toBe(days);
        expect(weekdayOf(there)).toBe((((weekdayOf(date) + days) % 7) + 7) % 7);
      }),
    );
  });

  test("knows a weekday", () => {
    expect([weekdayOf("2026-11-22"), weekdayOf("2026-11-28")]).toEqual([0, 6]);
  });
});

describe("a week (spec §4)", () => {
  test("is seven dates one after another, each weekday once", () => {
    fc.assert(
      fc.property(anyDate, (start) => {
        const week = weekOf(start);
        expect(week).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(start, day)));
        expect(new Set(week.map(weekdayOf)).size).toBe(7);
      }),
    );
  });
});

describe("the place of an event in the grid (spec §2, product §3)", () => {
  test.each([
    ["2026-11-22", "09:00", 0, 9],
    ["2026-11-23", "14:45", 1, 14],
    ["2026-11-28", "22:59", 6, 22],
    ["2026-11-25", "00:00", 3, 9],
    ["2026-11-25", "08:59", 3, 9],
    ["2026-11-25", "23:30", 3, 22],
  ])("%s at %s stands in column %i, row %i", (date, time, weekday, hour) => {
    expect(slotOf({ date, time })).toEqual({ weekday, hour });
  });

  test("is always one of seven columns and fourteen rows, and that of its hour where there is one", () => {
    fc.assert(
      fc.property(anyDate, anyTime, (date, time) => {
        const { weekday, hour } = slotOf({ date, time });
        expect(weekday).toBe(weekdayOf(date));
        expect(hour).toBeGreaterThanOrEqual(9);
        expect(hour).toBeLessThanOrEqual(22);
        const told = Number(time.slice(0, 2));
        if (told >= 9 && told <= 22) expect(hour).toBe(told);
      }),
    );
  });
});

describe("a weekly lesson (product §3)", () => {
  test("falls on the same weekday, a week apart, from its first day to the last that fits", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: MAX_REPEAT_DAYS }), (date, days) => {
        const until = addDays(date, days);
        const dates = weeklyDates(date, until);
        expect(dates[0]).toBe(date);
        dates.forEach((day, week) => {
          expect(isDate(day)).toBe(true);
          expect(daysBetween(date, day)).toBe(week * 7);
        });
        const last = dates.at(-1) ?? "";
        expect(last <= until && addDays(last, 7) > until).toBe(true);
      }),
    );
  });

  test.each([
    ["2026-09-01", "2026-08-31", "early"],
    ["2026-09-01", "2026-09-01", null],
    ["2026-09-01", addDays("2026-09-01", MAX_REPEAT_DAYS), null],
    ["2026-09-01", addDays("2026-09-01", MAX_REPEAT_DAYS + 1), "late"],
  ])("from %s until %s: %s", (date, until, problem) => {
    expect(repeatProblem(date, until)).toBe(problem);
  });
});
