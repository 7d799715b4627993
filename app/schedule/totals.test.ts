import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDay, addWeekdays, daysOfMonth, toggleMonth } from "./rules";
import { emptySchedule, type Schedule } from "./schema";
import { grandTotal, monthTotal, summarize } from "./totals";
import { type SchoolMonth, schoolMonths } from "./year";

const months = schoolMonths(2026);
const at = (month: number): SchoolMonth => {
  const found = months[month];
  if (!found) throw new Error(`no month ${month}`);
  return found;
};

const days = fc.uniqueArray(fc.integer({ min: 1, max: 31 })).map((list) => list.sort((a, b) => a - b));
const lists = fc.dictionary(fc.constantFrom(..."012345678"), days, { noNullPrototype: true });
const schedule: fc.Arbitrary<Schedule> = fc
  .record({ lessonDays: lists, holidayDays: lists, holidayLessons: lists })
  .map((some) => ({ ...emptySchedule(), ...some }));

describe("totals", () => {
  it.each<[string, number[], number[], number[], number]>([
    ["nothing", [], [], [], 0],
    ["lesson days", [2, 9], [], [], 2],
    ["a holiday takes its lesson", [2, 9], [9, 10], [], 1],
    ["a lesson on a holiday counts", [2], [10], [10], 2],
    ["a day that is all three does not count", [10], [10], [10], 0],
    ["a lesson on a holiday that is also a lesson day counts once", [10], [], [10], 1],
    ["a day that the month does not have does not count", [31], [], [31], 0],
  ])("%s", (_, lesson, holiday, both, total) => {
    const s: Schedule = {
      ...emptySchedule(),
      lessonDays: { "2": lesson },
      holidayDays: { "2": holiday },
      holidayLessons: { "2": both },
    };
    expect(monthTotal(daysOfMonth(s, 2), at(2).length)).toBe(total);
    expect(grandTotal(s, months)).toBe(total);
  });

  it("agree with the sets, day by day", () => {
    fc.assert(
      fc.property(schedule, (s) => {
        let grand = 0;
        for (const month of months) {
          let expected = 0;
          for (let day = 1; day <= month.length; day++) {
            const lesson = s.lessonDays[month.month]?.includes(day) ?? false;
            const holiday = s.holidayDays[month.month]?.includes(day) ?? false;
            const both = s.holidayLessons[month.month]?.includes(day) ?? false;
            if ((lesson || both) && !(holiday && lesson)) expected += 1;
          }
          expect(monthTotal(daysOfMonth(s, month.month), month.length)).toBe(expected);
          grand += expected;
        }
        expect(grandTotal(s, months)).toBe(grand);
      }),
    );
  });

  it("count a month that is not selected, too", () => {
    const s = addDay(emptySchedule(), "lesson", 2, 4);
    expect(grandTotal(toggleMonth(s, 2), months)).toBe(1);
  });
});

describe("summary", () => {
  const both = addWeekdays(emptySchedule(), "lesson", [1, 3], months);

  it("names the weekdays with lessons throughout, Monday first", () => {
    expect(summarize(both, months)).toEqual({ months: 9, weekdays: [1, 3], holidays: 0, empty: false });
    expect(summarize(addWeekdays(both, "lesson", [0], months), months).weekdays).toEqual([1, 3, 0]);
  });

  it("keeps a weekday that holidays interrupt, not one with a gap", () => {
    const gap: Schedule = { ...both, lessonDays: { ...both.lessonDays, "2": [4, 11, 18, 25] } };
    expect(summarize(gap, months).weekdays).toEqual([3]);
    const holidays = [2, 9, 16, 23, 30].reduce((s, day) => addDay(s, "holiday", 2, day), gap);
    expect(summarize(holidays, months)).toMatchObject({ weekdays: [1, 3], holidays: 5 });
  });

  it("counts existing holidays only, and says when nothing is marked", () => {
    expect(summarize(emptySchedule(), months)).toEqual({ months: 9, weekdays: [], holidays: 0, empty: true });
    expect(summarize(addDay(emptySchedule(), "holiday", 2, 31), months)).toMatchObject({
      holidays: 0,
      empty: true,
    });
  });
});
