import { describe, expect, test } from "vitest";
import { acceptOf, FILE_KINDS, refusalOf, type WantedFile, wantedText } from "./file-kinds";

const MEBIBYTE = 1024 * 1024;

describe("refusalOf", () => {
  test.each<[WantedFile, string, number, RegExp | null]>([
    ["image", "image/png", 1, null],
    ["image", "image/webp", 8 * MEBIBYTE, null],
    ["image", "image/webp", 8 * MEBIBYTE + 1, /at most 8 MB/],
    ["image", "image/svg+xml", 1, /PNG, JPEG, WebP or GIF/],
    ["image", "audio/mpeg", 1, /PNG, JPEG, WebP or GIF/],
    ["image", "", 1, /PNG, JPEG, WebP or GIF/],
    ["gif", "image/png", 1, /GIF/],
    ["gif", "image/gif", 1, null],
    ["gif", "image/gif", 0, /empty/],
    ["audio", "audio/x-wav", 25 * MEBIBYTE, null],
    ["audio", "audio/mpeg", 25 * MEBIBYTE + 1, /at most 25 MB/],
    ["audio", "video/mp4", 1, /sound/],
    ["video", "video/mp4", 1, null],
    ["video", "video/quicktime", 1, /MP4 or WebM/],
  ])("%s: %s of %i bytes", (wanted, type, size, said) => {
    const refusal = refusalOf({ type, size }, wanted);
    if (said) expect(refusal).toMatch(said);
    else expect(refusal).toBeNull();
  });
});

test("a file dialog offers only what the server keeps", () => {
  for (const wanted of ["image", "gif", "audio", "video"] as const) {
    const types = acceptOf(wanted).split(",");
    expect(types.length).toBeGreaterThan(0);
    for (const type of types) expect(FILE_KINDS).toHaveProperty([type]);
  }
  expect(acceptOf("gif")).toBe("image/gif");
  expect(wantedText("video")).toBe("MP4 or WebM, at most 25 MB");
});
