import { describe, expect, it } from "vitest";
import { momentIn, offeredTimeZones, timeZoneName } from "./time-zone";

describe("momentIn", () => {
  it.each([
    ["UTC", "1 March 2026, 00:05"],
    ["Europe/Moscow", "1 March 2026, 03:05"],
    ["America/New_York", "28 February 2026, 19:05"],
  ])("tells a moment in %s", (zone, told) => {
    expect(momentIn(Date.UTC(2026, 2, 1, 0, 5), zone)).toBe(told);
  });
});

describe("offeredTimeZones", () => {
  it("has the chosen zone and UTC, each once", () => {
    expect(offeredTimeZones(["Europe/Kyiv", "UTC"], "Europe/Kiev")).toEqual([
      "Europe/Kiev",
      "Europe/Kyiv",
      "UTC",
    ]);
  });
});

describe("timeZoneName", () => {
  it("writes spaces", () => expect(timeZoneName("America/New_York")).toBe("America/New York"));
});
