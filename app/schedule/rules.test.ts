import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DayKind } from "./limits";
import {
  addDay,
  addNumbers,
  addParsed,
  addRecurring,
  addWeekdays,
  clearDay,
  daysOfMonth,
  kindOf,
  LIST_OF,
  sameSchedule,
  selectMonths,
  setLanguage,
  toggleMonth,
} from "./rules";
import { emptySchedule, type Schedule, scheduleShape } from "./schema";
import { schoolMonths, weekdayOf } from "./year";

const months = schoolMonths(2026);
const kind = fc.constantFrom<DayKind>("lesson", "holiday", "holidayLesson");
const month = fc.integer({ min: 0, max: 8 });
const day = fc.integer({ min: 1, max: 31 });
const year = fc.integer({ min: 2000, max: 2100 });

const shown = (s: Schedule, m: number, d: number) => kindOf(daysOfMonth(s, m), d);

type Edit = (schedule: Schedule) => Schedule;
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(kind, month, day).map(
    ([k, m, d]): Edit =>
      (s) =>
        addDay(s, k, m, d),
  ),
  fc.tuple(month, day).map(
    ([m, d]): Edit =>
      (s) =>
        clearDay(s, m, d),
  ),
  fc.tuple(kind, fc.array(day)).map(
    ([k, days]): Edit =>
      (s) =>
        addNumbers(s, k, days),
  ),
  fc.tuple(kind, fc.integer({ min: 0, max: 6 })).map(
    ([k, w]): Edit =>
      (s) =>
        addWeekdays(s, k, [w], months),
  ),
  month.map(
    (m): Edit =>
      (s) =>
        toggleMonth(s, m),
  ),
  fc.boolean().map(
    (on): Edit =>
      (s) =>
        selectMonths(s, on),
  ),
  fc.constantFrom("en" as const, "ru" as const).map(
    (l): Edit =>
      (s) =>
        setLanguage(s, l),
  ),
);
const schedule = fc
  .array(edit, { maxLength: 30 })
  .map((edits) => edits.reduce((s, e) => e(s), emptySchedule()));

describe("laws of every edit", () => {
  it("lists stay sorted, unique and within 1 to 31; selectAll says whether all are selected", () => {
    fc.assert(
      fc.property(schedule, (s) => {
        expect(scheduleShape.safeParse(s).success).toBe(true);
        expect(s.selectAll).toBe(s.selectedMonths.every(Boolean));
      }),
    );
  });

  it("adding twice is adding once, and gives back the same object", () => {
    fc.assert(
      fc.property(schedule, kind, month, day, (s, k, m, d) => {
        const once = addDay(s, k, m, d);
        expect(addDay(once, k, m, d)).toBe(once);
        expect(once[LIST_OF[k]][m]).toContain(d);
      }),
    );
  });

  it("clearing leaves the day in no list and touches no other", () => {
    fc.assert(
      fc.property(schedule, month, day, (s, m, d) => {
        const cleared = clearDay(s, m, d);
        expect(shown(cleared, m, d)).toBeNull();
        for (let other = 1; other <= 31; other++) {
          if (other !== d) expect(shown(cleared, m, other)).toBe(shown(s, m, other));
        }
        expect(clearDay(cleared, m, d)).toBe(cleared);
      }),
    );
  });

  it("no edit changes what it was given", () => {
    fc.assert(
      fc.property(schedule, edit, (s, e) => {
        const before = structuredClone(s);
        e(s);
        expect(s).toEqual(before);
      }),
    );
  });
});

describe("recurring", () => {
  it("adds exactly the dates of the same weekday in all nine months, selected or not", () => {
    fc.assert(
      fc.property(year, kind, month, day, (y, k, m, d) => {
        const all = schoolMonths(y);
        const at = all[m];
        if (!at || d > at.length) return;
        const before = selectMonths(emptySchedule(), false);
        const after = addRecurring(before, k, at, d, all);
        for (const each of all) {
          for (let i = 1; i <= 31; i++) {
            const expected = i <= each.length && weekdayOf(each, i) === weekdayOf(at, d);
            expect((after[LIST_OF[k]][each.month] ?? []).includes(i)).toBe(expected);
          }
        }
      }),
    );
  });
});

describe("inputs", () => {
  it("put numbers into selected months only, whatever their length, and weekdays into all nine", () => {
    const some = toggleMonth(emptySchedule(), 0);
    const after = addParsed(some, "lesson", { numbers: [31], weekdays: [1], rejected: [] }, months);
    expect(after.lessonDays[0]).toEqual([7, 14, 21, 28]);
    expect(after.lessonDays[5]).toEqual([1, 8, 15, 22, 31]);
    expect(after.holidayDays).toEqual({});
  });
});

describe("cell", () => {
  it.each<[DayKind[], DayKind | null]>([
    [[], null],
    [["lesson"], "lesson"],
    [["lesson", "holiday"], "holiday"],
    [["lesson", "holiday", "holidayLesson"], "holidayLesson"],
    [["holidayLesson", "lesson"], "holidayLesson"],
  ])("with %j shows %s", (kinds, expected) => {
    const s = kinds.reduce((so, k) => addDay(so, k, 2, 18), emptySchedule());
    expect(shown(s, 2, 18)).toBe(expected);
  });
});

describe("months and language", () => {
  it("selectAll follows the nine checkboxes", () => {
    const off = toggleMonth(emptySchedule(), 4);
    expect(off.selectAll).toBe(false);
    expect(off.selectedMonths[4]).toBe(false);
    expect(toggleMonth(off, 4).selectAll).toBe(true);
    expect(selectMonths(off, true)).toEqual(emptySchedule());
  });

  it("another language selects every month again; the same one changes nothing", () => {
    const some = toggleMonth(emptySchedule(), 3);
    expect(setLanguage(some, "en")).toEqual({ ...emptySchedule(), language: "en" });
    expect(setLanguage(some, "ru")).toBe(some);
  });
});

describe("equality", () => {
  it("takes an empty month for a missing one", () => {
    expect(sameSchedule(emptySchedule(), { ...emptySchedule(), lessonDays: { "3": [] } })).toBe(true);
  });

  it("sees every difference", () => {
    fc.assert(
      fc.property(schedule, schedule, (a, b) => {
        const plain = (s: Schedule) => {
          const lists = [s.lessonDays, s.holidayDays, s.holidayLessons];
          return JSON.stringify([
            lists.map((list) => Array.from({ length: 9 }, (_, m) => list[m] ?? [])),
            s.selectedMonths,
            s.language,
          ]);
        };
        expect(sameSchedule(a, b)).toBe(plain(a) === plain(b));
        expect(sameSchedule(a, structuredClone(a))).toBe(true);
      }),
    );
  });
});
