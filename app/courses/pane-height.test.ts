import { describe, expect, test } from "vitest";
import { clampHeight, heightAfter } from "./pane-height";
import { heightCookie, placeCookie, readHeight, readPlace } from "./place-cookies";

describe("the height of the content", () => {
  test.each([
    [199, 200],
    [200, 200],
    [512.4, 512],
    [800, 800],
    [5_000, 800],
    [-3, 200],
  ])("%d becomes %d", (wished, height) => {
    expect(clampHeight(wished)).toBe(height);
  });

  test.each([
    ["ArrowDown", 500, 520],
    ["ArrowUp", 210, 200],
    ["PageDown", 750, 800],
    ["PageUp", 500, 400],
    ["Home", 500, 200],
    ["End", 500, 800],
    ["a", 500, null],
  ])("%s at %d leads to %s", (key, height, next) => {
    expect(heightAfter(key, height)).toBe(next);
  });
});

describe("what the browser remembers", () => {
  const ID = "01m7z5h3skpk4rhb8rcdhnbenq";
  const sent = (cookie: string) => cookie.split(";")[0] ?? "";

  test("is read as it was written", () => {
    expect(readPlace(sent(placeCookie(ID, 11)))).toEqual({ courseId: ID, index: 11 });
    expect(readHeight(sent(heightCookie(640)))).toBe(640);
  });

  test.each([
    null,
    "",
    "course=",
    "course=x.1",
    `course=${ID}`,
    `course=${ID}.-1`,
    `course=${ID}.1; course=${ID}.2`,
  ])("%s is no place", (cookies) => {
    expect(readPlace(cookies)).toBeNull();
  });

  test.each([null, "course-height=", "course-height=tall", "course-height=-3"])(
    "%s is no height",
    (cookies) => {
      expect(readHeight(cookies)).toBeNull();
    },
  );

  test("is kept within bounds, whoever wrote it", () => {
    expect(readHeight("course-height=99999")).toBe(800);
  });
});
