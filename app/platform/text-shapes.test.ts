import { describe, expect, it } from "vitest";
import { date, line, time } from "./text-shapes";

const name = line("name", 20);
const told = (text: unknown) => name.safeParse(text).error?.issues[0]?.message;

describe("line", () => {
  it.each([
    ["  Anna ", "Anna"],
    ["Анна Белова", "Анна Белова"],
    ["👩‍🏫 Anna", "👩‍🏫 Anna"],
    ["a\u00a0b", "a\u00a0b"],
    ["x".repeat(20), "x".repeat(20)],
  ])("takes %j as %j", (text, taken) => expect(name.parse(text)).toBe(taken));

  it.each([
    "",
    "  ",
    "\u200b",
    "\u200d\u2060",
    "\u3164",
    "\u2800",
    "\u{e0041}",
    "\ufe0f",
    7,
    null,
    undefined,
  ])("asks for a name where %j shows nothing", (text) => expect(told(text)).toBe("Please enter a name."));

  it.each(["a\nb", "a\u0000b", "a\u2028b", "a\u2029b", "\u202eanna", "a\u2066b", "a\ud800"])(
    "refuses %j, which breaks or turns a line",
    (text) => expect(told(text)).toBe("A name cannot hold line breaks or control characters."),
  );

  it("refuses what is too long", () => {
    expect(told("x".repeat(21))).toBe("A name has at most 20 characters.");
  });
});

describe("date and time", () => {
  it.each(["2024-02-29", "2000-01-01", "2199-12-31"])("%s is a date", (text) =>
    expect(date.safeParse(text).success).toBe(true),
  );
  it.each([
    "2026-02-29",
    "2100-02-29",
    "1999-12-31",
    "2200-01-01",
    "2026-1-01",
    "2026-00-10",
    " 2026-01-01",
    "",
  ])("%j is none", (text) => expect(date.safeParse(text).success).toBe(false));
  it.each(["00:00", "09:30", "23:59"])("%s is a time", (text) =>
    expect(time.safeParse(text).success).toBe(true),
  );
  it.each(["24:00", "9:30", "09:60", "09:30:00", ""])("%j is none", (text) =>
    expect(time.safeParse(text).success).toBe(false),
  );
});
