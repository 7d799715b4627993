import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HISTORY_LIMIT, type History, record, redo, startHistory, undo } from "./history";

const grown = fc
  .array(fc.oneof(fc.integer(), fc.constantFrom("undo" as const, "redo" as const)), { maxLength: 60 })
  .map((steps) =>
    steps.reduce<History<number>>(
      (h, step) => (step === "undo" ? undo(h) : step === "redo" ? redo(h) : record(h, step)),
      startHistory(0),
    ),
  );

describe("history", () => {
  it("undo after a step gives back what was there", () => {
    fc.assert(
      fc.property(grown, fc.integer(), (h, next) => {
        fc.pre(next !== h.present);
        const undone = undo(record(h, next));
        expect(undone.present).toBe(h.present);
        expect(undone.past).toEqual(h.past);
        expect(redo(undone).present).toBe(next);
      }),
    );
  });

  it("redo after undo changes nothing", () => {
    fc.assert(
      fc.property(grown, (h) => {
        fc.pre(h.past.length > 0);
        expect(redo(undo(h))).toEqual(h);
      }),
    );
  });

  it("a new step forgets what was undone; no change is no step", () => {
    const h = undo(record(record(startHistory(1), 2), 3));
    expect(record(h, 4)).toEqual({ past: [1, 2], present: 4, future: [] });
    expect(record(h, 2)).toBe(h);
    expect(undo(startHistory(1))).toEqual(startHistory(1));
    expect(redo(startHistory(1))).toEqual(startHistory(1));
  });

  it("is bounded", () => {
    let h = startHistory(0);
    for (let i = 1; i <= HISTORY_LIMIT + 50; i++) h = record(h, i);
    expect(h.past).toHaveLength(HISTORY_LIMIT);
    expect(h.past[0]).toBe(50);
  });
});
