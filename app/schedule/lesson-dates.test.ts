import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lessonDates } from "./lesson-dates";
import { emptySchedule, type Schedule } from "./schema";
import { grandTotal } from "./totals";
import { monthOf, schoolMonths, schoolYearSpan } from "./year";

const days = fc.uniqueArray(fc.integer({ min: 1, max: 31 })).map((list) => list.sort((a, b) => a - b));
const lists = fc.dictionary(fc.constantFrom(..."012345678"), days, { noNullPrototype: true });
const schedule: fc.Arbitrary<Schedule> = fc
  .record({ lessonDays: lists, holidayDays: lists, holidayLessons: lists })
  .map((some) => ({ ...emptySchedule(), ...some }));
const year = fc.integer({ min: 2000, max: 2100 });

describe("the dates of a schedule's lessons", () => {
  it("are as many as the grand total says", () => {
    fc.assert(
      fc.property(schedule, year, (s, startYear) => {
        expect(lessonDates(s, startYear)).toHaveLength(grandTotal(s, schoolMonths(startYear)));
      }),
    );
  });

  it("ascend, each once, inside the school year, on days that were marked", () => {
    fc.assert(
      fc.property(schedule, year, (s, startYear) => {
        const dates = lessonDates(s, startYear);
        const { first, last } = schoolYearSpan(startYear);
        expect(dates).toEqual([...new Set(dates)].sort());
        for (const date of dates) {
          expect(first <= date && date <= last).toBe(true);
          const marked = [s.lessonDays, s.holidayLessons].flatMap((some) => some[monthOf(date)] ?? []);
          expect(marked).toContain(Number(date.slice(8)));
        }
      }),
    );
  });

  it("know a leap day", () => {
    const s = { ...emptySchedule(), lessonDays: { "5": [28, 29, 30], "0": [1], "8": [31] } };
    expect(lessonDates(s, 2027)).toEqual(["2027-09-01", "2028-02-28", "2028-02-29", "2028-05-31"]);
    expect(lessonDates(s, 2026)).toEqual(["2026-09-01", "2027-02-28", "2027-05-31"]);
  });
});
