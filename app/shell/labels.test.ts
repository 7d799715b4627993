import { describe, expect, it } from "vitest";
import { BELL } from "./labels";
import { noticeText } from "./notice-text";

describe("how long ago", () => {
  const now = Date.parse("2026-11-23T10:00:00Z");
  it.each([
    [0, "just now"],
    [-5, "just now"],
    [59, "just now"],
    [60, "1 minute ago"],
    [3_599, "59 minutes ago"],
    [3_600, "1 hour ago"],
    [86_400, "yesterday"],
    [86_400 * 3 + 5, "3 days ago"],
  ])("%i seconds: %s", (seconds, text) => {
    expect(BELL.ago(now - seconds * 1000, now)).toBe(text);
  });
});

describe("notices", () => {
  it("say what happened and lead there", () => {
    const moved = {
      kind: "lessons_moved",
      title: "Phonics",
      count: 12,
      date: "2026-11-24",
      time: "11:00",
    } as const;
    expect(noticeText(moved)).toEqual({
      text: "12 lessons “Phonics” were moved; the first is on Tue 24 November, 11:00",
      path: "/admin/dashboard?start=2026-11-24",
    });
    expect(noticeText({ kind: "request_came", name: "Anna", grade: "Grade 7" }).text).toBe(
      "Anna (Grade 7) asks to join",
    );
  });
});
