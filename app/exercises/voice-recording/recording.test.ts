import { describe, expect, test } from "vitest";
import { clockText, recordingType, troubleOf } from "./recording";

test.each([
  [0, "0:00"],
  [9.9, "0:09"],
  [65, "1:05"],
  [300, "5:00"],
  [-1, "0:00"],
])("%f seconds are %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

describe("recordingType", () => {
  test.each<[string, string[], string | undefined]>([
    ["Chromium", ["audio/webm;codecs=opus", "audio/webm", "audio/mp4"], "audio/webm;codecs=opus"],
    ["Safari", ["audio/mp4"], "audio/mp4"],
    ["an unknown one", [], undefined],
  ])("in %s", (_browser, supported, type) => {
    expect(recordingType((asked) => supported.includes(asked))).toBe(type);
  });
});

const named = (name: string) => Object.assign(new Error("x"), { name });

test.each([
  [named("NotAllowedError"), "refused"],
  [named("SecurityError"), "refused"],
  [named("NotFoundError"), "missing"],
  [named("NotReadableError"), "busy"],
  [named("TypeError"), "unsupported"],
  [undefined, "unsupported"],
])("%s is %s", (error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});
