import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysOn, defaultYear, offeredYears, schoolMonths, schoolYearLabel, weekdayOf } from "./year";

describe("school year", () => {
  it("has September to May, the last five months in the next year", () => {
    const months = schoolMonths(2026);
    expect(months.map((m) => m.length)).toEqual([30, 31, 30, 31, 31, 28, 31, 30, 31]);
    expect(months.map((m) => m.year)).toEqual([2026, 2026, 2026, 2026, 2027, 2027, 2027, 2027, 2027]);
    expect(months.map((m) => m.month)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    [2027, 29],
    [2026, 28],
    [2099, 28],
    [2000, 28],
    [1999, 29],
  ])("the February of %i / next has %i days", (year, length) => {
    expect(schoolMonths(year)[5]?.length).toBe(length);
  });

  it("agrees with the calendar on every weekday", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), (year) => {
        for (const m of schoolMonths(year)) {
          for (let day = 1; day <= m.length; day++) {
            const calendarMonth = (8 + m.month) % 12;
            expect(weekdayOf(m, day)).toBe(new Date(Date.UTC(m.year, calendarMonth, day)).getUTCDay());
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it("divides a month among the seven weekdays", () => {
    for (const m of schoolMonths(2026)) {
      const days = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => daysOn(m, weekday)).sort((a, b) => a - b);
      expect(days).toEqual(Array.from({ length: m.length }, (_, i) => i + 1));
    }
    expect(daysOn(schoolMonths(2026)[2] ?? never(), 3)).toEqual([4, 11, 18, 25]);
  });

  it("is written with both years", () => {
    expect(schoolYearLabel(2026)).toBe("2026 / 27");
    expect(schoolYearLabel(2099)).toBe("2099 / 00");
    expect(schoolYearLabel(2008)).toBe("2008 / 09");
  });

  it("starts by default in the calendar year of today", () => {
    expect(defaultYear("2026-01-01")).toBe(2026);
    expect(defaultYear("2026-12-31")).toBe(2026);
  });

  it("offers years around the current one, the saved ones and the shown one", () => {
    expect(offeredYears(2026, [2019, 2026], 2040)).toEqual([2019, 2025, 2026, 2027, 2028, 2029, 2040]);
  });
});

function never(): never {
  throw new Error("unreachable");
}
