import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { fileOf, textValue, timeValue } from "./ical";

/** Text as people write it: no control characters but line breaks. */
const anyText = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom("\\", ";", ",", "\n", '"', ":", "ж", "🎻", " "),
      fc.string({ minLength: 1, maxLength: 1 }),
    ),
    maxLength: 200,
  })
  .map((text) => text.replace(/[^\P{Cc}\n]|\p{Cs}/gu, ""));

describe("lines of a file (RFC 5545, 3.1)", () => {
  test("are 75 bytes at most, and whole characters", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const file = fileOf([`SUMMARY:${textValue(text)}`]);
        expect(file.endsWith("\r\n")).toBe(true);
        for (const line of file.split("\r\n")) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  test("a reader gets back the text that was written", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const file = fileOf(["BEGIN:VEVENT", `SUMMARY:${textValue(text)}`, "END:VEVENT"]);
        const event = new ICAL.Component(ICAL.parse(file));
        expect(event.getFirstPropertyValue("summary")).toBe(text);
      }),
    );
  });
});

test("a value keeps its line breaks, however they were written", () => {
  expect(textValue("a\r\nb\rc\nd")).toBe("a\\nb\\nc\\nd");
});

test("a time is written without a zone", () => {
  expect(timeValue(Date.UTC(2026, 2, 29, 3))).toBe("20260329T030000");
});
