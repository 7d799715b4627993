import { describe, expect, it } from "vitest";
import { matches } from "./matches";

describe("matches", () => {
  it.each([
    ["", true],
    ["schedule", true],
    ["BUILD", true],
    ["builder sched", true],
    ["  schedule ", true],
    ["course", false],
    ["schedule course", false],
  ])("%j finds the Schedule Builder: %s", (query, found) => {
    expect(matches("Schedule Builder", query)).toBe(found);
  });
});
