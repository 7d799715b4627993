import { describe, expect, it } from "vitest";
import { labelsIn } from "./labels";

const en = labelsIn("en");
const ru = labelsIn("ru");

describe("labels", () => {
  it("name a date and a cell", () => {
    expect(en.date(2, 18, 3)).toBe("Wednesday, 18 November");
    expect(ru.date(2, 18, 3)).toBe("Среда, 18 ноября");
    expect(en.cell(2, 18, 3, "lesson")).toBe("18 November, Wednesday, lesson day");
    expect(ru.cell(2, 18, 3, "lesson")).toBe("18 ноября, среда, день урока");
    expect(en.cell(2, 18, 3, null)).toBe("18 November, Wednesday");
  });

  it.each([
    [1, "1 урок"],
    [2, "2 урока"],
    [5, "5 уроков"],
    [11, "11 уроков"],
    [21, "21 урок"],
    [0, "0 уроков"],
  ])("count %i in Russian", (count, text) => {
    expect(ru.lessons(count)).toBe(text);
  });

  it.each([
    [1, "1 lesson"],
    [0, "0 lessons"],
    [71, "71 lessons"],
  ])("count %i in English", (count, text) => {
    expect(en.lessons(count)).toBe(text);
  });

  it.each([
    [
      9,
      [1, 3],
      27,
      "Nine months, Monday and Wednesday, 27 holidays",
      "Девять месяцев, понедельник и среда, 27 праздников",
    ],
    [1, [1], 1, "One month, Monday, 1 holiday", "Один месяц, понедельник, 1 праздник"],
    [
      3,
      [1, 2, 5],
      2,
      "Three months, Monday, Tuesday and Friday, 2 holidays",
      "Три месяца, понедельник, вторник и пятница, 2 праздника",
    ],
    [0, [], 0, "No months, 0 holidays", "Ни одного месяца, 0 праздников"],
  ])("sum up %i months, weekdays %j, %i holidays", (months, weekdays, holidays, english, russian) => {
    expect(en.summary({ months, weekdays, holidays, empty: false })).toBe(english);
    expect(ru.summary({ months, weekdays, holidays, empty: false })).toBe(russian);
  });

  it("name what is no day, long entries shortened", () => {
    expect(en.notADay(["abc", "45"])).toBe("Not a day: abc, 45");
    expect(en.notADay(["x".repeat(60)])).toBe(`Not a day: ${"x".repeat(40)}…`);
  });

  it("have nine months and seven weekdays in both languages", () => {
    for (const labels of [en, ru]) {
      expect([labels.months.length, labels.weekdays.length, labels.weekdayLetters.length]).toEqual([9, 7, 7]);
    }
  });
});
