import { describe, expect, it } from "vitest";
import { LESSON_COLORS } from "~/lessons/colors";
import { habitsIn } from "./last-lesson";

const FIRST = { grade: "", type: "", durationMinutes: 60, color: LESSON_COLORS[0].value };

describe("what the next lesson begins with", () => {
  it("is what the last one was", () => {
    const habits = { grade: "Grade 7", type: "Group", durationMinutes: 45, color: LESSON_COLORS[3].value };
    expect(habitsIn(JSON.stringify(habits))).toEqual(habits);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["no object", "7"],
    ["null", "null"],
    ["other kinds", '{"grade":7,"type":[],"durationMinutes":"x","color":"#123456"}'],
    ["a length that no lesson has", '{"durationMinutes":1}'],
  ])("is the usual where the browser has kept %s", (_, json) => {
    expect(habitsIn(json)).toEqual(FIRST);
  });
});
