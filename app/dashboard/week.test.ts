import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, weekdayOf, weekOf } from "~/lessons/rules";
import type { CalendarEvent } from "~/lessons/schema";
import { dayText, rangeText } from "./labels";
import { bySlot, columnsFrom, HOURS, inOrder, likelyTime, shareOfRow, slotKey } from "./week";

const date = fc.integer({ min: 0, max: 70_000 }).map((days) => addDays("2000-01-01", days));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
const lesson = fc.record({ id: fc.uuid(), date, time }).map(
  (own): CalendarEvent => ({
    title: "Past simple",
    grade: "Grade 7",
    type: "Group",
    color: "#3366cc",
    durationMinutes: 60,
    studentId: null,
    repeats: false,
    ...own,
  }),
);

describe("the columns", () => {
  it("are the seven shown days in the order of the weekdays, whatever the first day is", () => {
    fc.assert(
      fc.property(date, (start) => {
        const columns = columnsFrom(start);
        expect(columns.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
        expect([...columns].sort()).toEqual(weekOf(start));
      }),
    );
  });

  it("go from 09:00 to 22:00", () => {
    expect([HOURS[0], HOURS.at(-1), HOURS.length]).toEqual([9, 22, 14]);
  });
});

describe("bySlot", () => {
  it("loses no lesson, doubles none, and puts each into its day and its clamped hour", () => {
    fc.assert(
      fc.property(fc.uniqueArray(lesson, { selector: ({ id }) => id }), (events) => {
        const slots = bySlot(events);
        expect(
          [...slots.values()]
            .flat()
            .map(({ id }) => id)
            .sort(),
        ).toEqual(events.map(({ id }) => id).sort());
        for (const [key, there] of slots)
          for (const event of there) {
            const hour = Math.min(22, Math.max(9, Number(event.time.slice(0, 2))));
            expect(key).toBe(slotKey(event.date, hour));
          }
      }),
    );
  });

  it("keeps a slot's lessons in the order of their times", () => {
    fc.assert(
      fc.property(fc.array(lesson), (events) => {
        const times = inOrder(events).map(({ date: day, time: at }) => `${day} ${at}`);
        expect(times).toEqual([...times].sort());
      }),
    );
  });
});

describe("rangeText", () => {
  it.each([
    ["2026-11-22", "2026-11-28", "22 – 28 November 2026"],
    ["2026-11-29", "2026-12-05", "29 November – 5 December 2026"],
    ["2026-12-28", "2027-01-03", "28 December 2026 – 3 January 2027"],
    ["2028-02-24", "2028-03-01", "24 February – 1 March 2028"],
  ])("%s to %s is %s", (first, last, text) => {
    expect(rangeText(first, last)).toBe(text);
  });

  it("says the year of each of its days", () => {
    fc.assert(
      fc.property(date, (start) => {
        const text = rangeText(start, addDays(start, 6));
        for (const day of weekOf(start)) expect(text).toContain(day.slice(0, 4));
      }),
    );
  });
});

it("dayText names a day in full", () => {
  expect(dayText("2026-11-23")).toBe("Monday 23 November");
});

describe("likelyTime", () => {
  it.each([
    ["2026-11-23", null, "09:00"],
    ["2026-11-23", "10:59", "11:00"],
    ["2026-11-23", "03:00", "09:00"],
    ["2026-11-23", "23:30", "22:00"],
    ["2026-11-24", "15:00", "09:00"],
  ])("on %s at %s is %s", (day, now, expected) => {
    const at = now === null ? null : { date: "2026-11-23", time: now };
    expect(likelyTime(day, at)).toEqual({ date: day, time: expected });
  });
});

it.each([
  ["09:00", 0],
  ["13:30", 0.5],
  ["22:45", 0.75],
  ["08:59", null],
  ["23:00", null],
])("the line at %s stands %s into its row", (at, share) => {
  expect(shareOfRow(at)).toBe(share);
});
