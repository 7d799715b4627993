import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "~/lessons/rules";
import { growingTrend, isDrawn, monthlyTrend, shownMonths, shownWeeks, weeklyTrend } from "./trends";

const TODAY = "2026-01-15";
const date = fc.integer({ min: 400, max: 70_000 }).map((days) => addDays("2000-01-01", days));
const counted = fc.array(fc.record({ date, count: fc.integer({ min: 1, max: 9 }) }));
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe("the months and weeks of a line", () => {
  it("end with the current ones, over the turn of a year", () => {
    expect(shownMonths(TODAY)).toEqual([
      "2025-06",
      "2025-07",
      "2025-08",
      "2025-09",
      "2025-10",
      "2025-11",
      "2025-12",
      "2026-01",
    ]);
    expect([shownWeeks(TODAY).at(-1), shownWeeks(TODAY)[0]]).toEqual([TODAY, "2025-11-27"]);
  });
});

describe("monthlyTrend", () => {
  it("puts amounts into their months and leaves out what is older or later", () => {
    const rows = [
      { month: "2026-01", amount: 520 },
      { month: "2025-11", amount: 10.5 },
      { month: "2025-05", amount: 99 },
      { month: "2026-02", amount: 77 },
    ];
    expect(monthlyTrend(TODAY, rows)).toEqual({ current: 520, points: [0, 0, 0, 0, 0, 10.5, 0, 520] });
  });
});

describe("weeklyTrend", () => {
  it("counts the week that starts today as the current one", () => {
    const rows = [
      { date: TODAY, count: 3 },
      { date: "2026-01-21", count: 2 },
      { date: "2026-01-22", count: 7 },
      { date: "2026-01-14", count: 1 },
    ];
    expect(weeklyTrend(TODAY, rows)).toEqual({ current: 5, points: [0, 0, 0, 0, 0, 0, 1, 5] });
  });

  it("counts every day of the eight weeks once", () => {
    fc.assert(
      fc.property(date, counted, (today, rows) => {
        const shown = rows.filter((row) => row.date >= addDays(today, -49) && row.date < addDays(today, 7));
        expect(sum(weeklyTrend(today, rows).points)).toBe(sum(shown.map(({ count }) => count)));
      }),
    );
  });
});

describe("growingTrend", () => {
  it("never falls, ends with all who have come, and its last step is the current month", () => {
    fc.assert(
      fc.property(date, counted, (today, all) => {
        const rows = all.filter((row) => row.date <= today);
        const { points, current } = growingTrend(today, rows);
        expect(points).toEqual([...points].sort((a, b) => a - b));
        expect(points.at(-1)).toBe(sum(rows.map(({ count }) => count)));
        const thisMonth = rows.filter((row) => row.date.slice(0, 7) === today.slice(0, 7));
        expect(current).toBe(sum(thisMonth.map(({ count }) => count)));
      }),
    );
  });
});

it("a line is drawn when there is anything to draw", () => {
  expect(isDrawn({ current: 0, points: [0, 0, 0] })).toBe(false);
  expect(isDrawn({ current: 0, points: [0, 2, 0] })).toBe(true);
});
