import { expect, test } from "vitest";
import { outlookOf } from "./to-course";

const state = (number: number, inCourse = false) => ({ number, hasImage: true, checked: true, inCourse });
const states = [state(1), state(2, true), state(3), state(5, true)];

test("adds what is stored and not there yet, and tells of the rest", () => {
  expect(outlookOf([1, 2, 3, 4, 5], states, 6)).toEqual({
    add: [1, 3],
    notes: ["In the course already: page 2, 5.", "Not imported: page 4."],
    reason: null,
  });
});

test("says why nothing can be done", () => {
  expect(outlookOf([2, 5], states, 6).reason).toBe("These pages are in the course already.");
  expect(outlookOf([4], states, 6).reason).toBe("These pages have not been imported.");
  expect(outlookOf([], states, 6).reason).toBe("No page is checked yet.");
  expect(outlookOf({ kind: "empty" }, states, 6).reason).toBe("Please enter which pages.");
  expect(outlookOf({ kind: "beyond", part: "9" }, states, 6).reason).toBe("This document has 6 pages.");
  expect(outlookOf({ kind: "form", part: "x" }, states, 6).reason).toBe(
    "“x” is no page and no range of pages.",
  );
});
