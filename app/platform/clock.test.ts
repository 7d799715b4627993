import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateIn, knownTimeZone } from "./clock";

describe("dateIn", () => {
  it.each([
    ["UTC", "2026-12-31T23:59:59.999Z", "2026-12-31"],
    ["UTC", "2027-01-01T00:00:00Z", "2027-01-01"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01"],
    ["Pacific/Niue", "2027-01-01T10:59:59Z", "2026-12-31"],
    ["Asia/Kolkata", "2026-12-31T18:29:59Z", "2026-12-31"],
    ["Asia/Kolkata", "2026-12-31T18:30:00Z", "2027-01-01"],
    ["Europe/Riga", "2026-03-29T00:59:59Z", "2026-03-29"],
    ["America/New_York", "2026-02-01T04:59:59Z", "2026-01-31"],
  ])("in %s at %s is %s", (timeZone, at, date) => {
    expect(dateIn(timeZone, Date.parse(at))).toBe(date);
  });

  it("is the UTC date in UTC, always", () => {
    const date = fc.date({ min: new Date("1970-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
    fc.assert(fc.property(date, (at) => dateIn("UTC", at.getTime()) === at.toISOString().slice(0, 10)));
  });
});

describe("knownTimeZone", () => {
  it.each([
    ["UTC", "UTC"],
    ["Europe/Riga", "Europe/Riga"],
    ["europe/riga", "Europe/Riga"],
    ["ASIA/TOKYO", "Asia/Tokyo"],
  ])("knows %s as %s", (name, written) => {
    expect(knownTimeZone(name)).toBe(written);
  });

  it.each([
    "",
    " ",
    "Mars/Olympus",
    "+03:00",
    "-05",
    "Europe",
    "Europe/Riga ",
    "constructor",
    "\u0000",
    "x".repeat(9_999),
  ])("does not know '%s'", (name) => {
    expect(knownTimeZone(name)).toBeNull();
  });

  it("knows every zone that a browser can name, and each has a date", () => {
    for (const name of Intl.supportedValuesOf("timeZone")) {
      const known = knownTimeZone(name);
      expect([name, known]).not.toEqual([name, null]);
      expect(knownTimeZone(known ?? "")).toBe(known);
      expect(dateIn(known ?? "", 0)).toMatch(/^(1969-12-31|1970-01-01)$/);
    }
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string(), (name) => knownTimeZone(name) === null || dateIn(name, 0).length === 10),
    );
  });
});
