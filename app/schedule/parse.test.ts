import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDays, weekdayNamed } from "./parse";

describe("lesson days input", () => {
  it.each([
    ["1, 8, Monday, Wednesday", [1, 8], [1, 3], []],
    ["понедельник, СРЕДА", [], [1, 3], []],
    ["пн,ср,пт", [], [1, 3, 5], []],
    ["Mon., tue, thurs", [], [1, 2, 4], []],
    ["воскресенье, вс, Sunday", [], [0], []],
    ["среду, четвёрг", [], [3, 4], []],
    ["вторник, в субботу", [], [2], ["в субботу"]],
    ["8, 1, 8", [1, 8], [], []],
    [" , ,, ", [], [], []],
    ["", [], [], []],
    ["abc, 45", [], [], ["abc", "45"]],
    ["5, abc, abc, 0, 32", [5], [], ["abc", "0", "32"]],
    ["07, 31", [7, 31], [], []],
    ["1.5, -3, +4, 1e1, 0x5, ∞", [], [], ["1.5", "-3", "+4", "1e1", "0x5", "∞"]],
    ["1;2", [], [], ["1;2"]],
    ["constructor, __proto__", [], [], ["constructor", "__proto__"]],
  ])("reads %j", (text, numbers, weekdays, rejected) => {
    expect(parseDays(text, { weekdays: true })).toEqual({ numbers, weekdays, rejected });
  });
});

describe("holiday inputs", () => {
  it("take no weekday names", () => {
    expect(parseDays("5, Monday, 12", { weekdays: false })).toEqual({
      numbers: [5, 12],
      weekdays: [],
      rejected: ["Monday"],
    });
  });
});

describe("weekday names", () => {
  it.each([
    ["sunday su вс", 0],
    ["monday mo пн", 1],
    ["tuesday tues вт", 2],
    ["wednesday weds ср", 3],
    ["thursday thur чт", 4],
    ["friday fr пт", 5],
    ["saturday sat сб", 6],
  ])("%s", (names, weekday) => {
    for (const name of names.split(" ")) {
      expect(weekdayNamed(name)).toBe(weekday);
      expect(weekdayNamed(name.toUpperCase())).toBe(weekday);
    }
  });

  it("treats ё as е, composed or not", () => {
    expect(weekdayNamed("чётверг")).toBe(4);
    expect(weekdayNamed("че\u0308тверг")).toBe(4);
  });
});

describe("laws", () => {
  const number = fc.integer({ min: 1, max: 31 }).map(String);
  const name = fc.constantFrom("Monday", "tue", "Среда", "ЧТ", "friday", "сб", "Sun");
  const gap = fc.constantFrom(",", ", ", " ,", ",,", " , ");

  it("valid entries are never rejected, and none is lost", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(number, name)), gap, (entries, comma) => {
        const parsed = parseDays(entries.join(comma), { weekdays: true });
        expect(parsed.rejected).toEqual([]);
        const days = new Set(entries.filter((entry) => /^\d/.test(entry)).map(Number));
        expect(parsed.numbers).toEqual([...days].sort((a, b) => a - b));
        expect(new Set(parsed.weekdays)).toEqual(
          new Set(entries.map(weekdayNamed).filter((weekday) => weekday !== undefined)),
        );
      }),
    );
  });

  it("anything typed gives days from 1 to 31, ascending, each once", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (text, weekdays) => {
        const { numbers } = parseDays(text, { weekdays });
        expect(numbers.every((day, i) => day >= 1 && day <= 31 && day > (numbers[i - 1] ?? 0))).toBe(true);
      }),
    );
  });
});
