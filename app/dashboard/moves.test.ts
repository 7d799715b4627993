import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, slotOf, weekOf } from "~/lessons/rules";
import { droppedOn, movedBy, sameWhen } from "./moves";
import type { When } from "./week";

const date = fc.integer({ min: 10, max: 70_000 }).map((days) => addDays("2000-01-01", days));
const two = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, "0"));
const time = fc.tuple(two(23), two(59)).map(([hour, minute]) => `${hour}:${minute}`);
const when = fc.record({ date, time });
const slot = fc.record({ date, hour: fc.integer({ min: 9, max: 22 }) });

describe("droppedOn", () => {
  it("lands in the slot's row and day, and keeps the minutes", () => {
    fc.assert(
      fc.property(when, slot, (from, to) => {
        const landed = droppedOn(from, to);
        expect(landed.date).toBe(to.date);
        expect(slotOf(landed).hour).toBe(to.hour);
        expect(landed.time.slice(2)).toBe(from.time.slice(2));
      }),
    );
  });

  it("changes nothing on its own slot, also for a lesson outside of the rows", () => {
    fc.assert(
      fc.property(when, (from) => {
        const own = { date: from.date, hour: slotOf(from).hour };
        expect(droppedOn(from, own)).toEqual(from);
      }),
    );
  });

  it.each([
    ["06:30", "2026-11-24", 9, "06:30"],
    ["06:30", "2026-11-24", 10, "10:30"],
    ["23:15", "2026-11-25", 22, "23:15"],
    ["23:15", "2026-11-25", 21, "21:15"],
    ["10:45", "2026-11-24", 9, "09:45"],
  ])("%s dropped on %s in row %i stands at %s", (from, day, hour, expected) => {
    const landed = droppedOn({ date: "2026-11-23", time: from }, { date: day, hour });
    expect(landed).toEqual({ date: day, time: expected });
  });
});

const OPPOSITE = {
  ArrowUp: "ArrowDown",
  ArrowDown: "ArrowUp",
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
};
const key = fc.constantFrom(...(Object.keys(OPPOSITE) as (keyof typeof OPPOSITE)[]));

describe("movedBy", () => {
  it("comes back by the opposite key, and stays in the shown days and on the clock", () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 6 }), time, key, (start, day, at, pressed) => {
        const from: When = { date: addDays(start, day), time: at };
        const to = movedBy(from, pressed, start);
        if (!to) return;
        expect(weekOf(start)).toContain(to.date);
        expect(to.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        expect(sameWhen(from, to)).toBe(false);
        expect(movedBy(to, OPPOSITE[pressed], start)).toEqual(from);
      }),
    );
  });

  it.each([
    ["ArrowUp", "00:30", "2026-11-22"],
    ["ArrowDown", "23:00", "2026-11-22"],
    ["ArrowLeft", "10:00", "2026-11-22"],
    ["ArrowRight", "10:00", "2026-11-28"],
    ["Enter", "10:00", "2026-11-22"],
  ])("%s at %s on %s leads nowhere", (pressed, at, day) => {
    expect(movedBy({ date: day, time: at }, pressed, "2026-11-22")).toBeNull();
  });
});
