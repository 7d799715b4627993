import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { instantOf, vtimezone, wallTimeOf } from "./vtimezone";

const HOUR_MS = 3_600_000;
const ZONES = Intl.supportedValuesOf("timeZone");

/** What a reader of iCalendar makes of a VTIMEZONE: the moment of a wall time. */
function reader(block: string[]): (wall: number) => number {
  const calendar = new ICAL.Component(
    ICAL.parse(["BEGIN:VCALENDAR", ...block, "END:VCALENDAR"].join("\r\n")),
  );
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") as ICAL.Component);
  return (wall) => {
    const at = new Date(wall);
    const time = ICAL.Time.fromData({
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: 0,
      isDate: false,
    });
    time.zone = zone;
    return time.toUnixTime() * 1_000;
  };
}

describe("the moment of a wall time", () => {
  test.each([
    ["Europe/Riga", "2026-03-28", "10:00", "2026-03-28T08:00Z"],
    ["Europe/Riga", "2026-03-29", "10:00", "2026-03-29T07:00Z"],
    ["Europe/Riga", "2026-03-29", "03:30", "2026-03-29T01:30Z"],
    ["Europe/Riga", "2026-10-25", "03:30", "2026-10-25T00:30Z"],
    ["America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30Z"],
    ["America/New_York", "2026-11-01", "09:00", "2026-11-01T14:00Z"],
    ["Asia/Kolkata", "2026-11-01", "09:00", "2026-11-01T03:30Z"],
    ["Pacific/Kiritimati", "2027-01-01", "00:00", "2026-12-31T10:00Z"],
    ["UTC", "2026-11-01", "09:00", "2026-11-01T09:00Z"],
    ["Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:45Z"],
  ])("%s %s %s is %s", (zone, date, time, at) => {
    expect(instantOf(zone, date, time)).toBe(Date.parse(at));
  });

  test("is the moment at which the clocks show it, in every zone, unless they never do", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 }),
        (zone, minute) => {
          const wall = wallTimeOf(zone, minute * 60_000);
          const text = new Date(wall).toISOString();
          const at = instantOf(zone, text.slice(0, 10), text.slice(11, 16));
          expect(wallTimeOf(zone, at)).toBe(Math.floor(wall / 60_000) * 60_000);
          expect(at).toBeLessThanOrEqual(minute * 60_000);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("a VTIMEZONE (RFC 5545)", () => {
  test("says when the clocks change, and how", () => {
    const moments = ["2026-03-01", "2026-12-01"].map((date) => instantOf("Europe/Riga", date, "10:00"));
    const september = instantOf("Europe/Riga", "2026-09-01", "10:00");
    expect(vtimezone("Europe/Riga", [moments[0] ?? 0, september, moments[1] ?? 0])).toEqual([
      "BEGIN:VTIMEZONE",
      "TZID:Europe/Riga",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0200",
      "END:STANDARD",
      "BEGIN:DAYLIGHT",
      "DTSTART:20260329T030000",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0300",
      "END:DAYLIGHT",
      "BEGIN:STANDARD",
      "DTSTART:20261025T040000",
      "TZOFFSETFROM:+0300",
      "TZOFFSETTO:+0200",
      "END:STANDARD",
      "END:VTIMEZONE",
    ]);
  });

  test("of no moments at all is one all the same", () => {
    expect(vtimezone("Asia/Kolkata", [])).toContain("TZOFFSETTO:+0530");
  });

  test.each(ZONES)("%s: a reader comes to our moments, a week apart for four years", (zone) => {
    const walls = Array.from(
      { length: 4 * 52 },
      (_, week) => Date.UTC(2026, 6, 1, 12) + week * 168 * HOUR_MS,
    );
    const textOf = (wall: number) => new Date(wall).toISOString();
    const moments = walls.map((wall) => instantOf(zone, textOf(wall).slice(0, 10), "12:00"));
    const read = reader(vtimezone(zone, moments));
    expect(walls.map(read)).toEqual(moments);
    expect(moments.map((at) => wallTimeOf(zone, at))).toEqual(walls);
  });
});
