import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedOf, shuffled } from "./shuffle";

const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

describe("a shuffle", () => {
  const few = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 });

  it("has every item once", () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.string(), (items, seed) => {
        expect(sorted(shuffled(items, seed))).toEqual(items.map((_, i) => i));
      }),
    );
  });

  it("is the same for the same seed", () => {
    fc.assert(
      fc.property(few, fc.string(), (items, seed) => {
        expect(shuffled(items, seed)).toEqual(shuffled(items, seed));
      }),
    );
  });

  it("is never solved when two items differ", () => {
    fc.assert(
      fc.property(few, fc.string(), (items, seed) => {
        fc.pre(new Set(items).size > 1);
        expect(shuffled(items, seed).map((place) => items[place])).not.toEqual(items);
      }),
    );
  });

  it("takes items as equal where it is told to", () => {
    const items = ["Cat", "cat", "CAT", "dog"];
    const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
    for (let seed = 0; seed < 200; seed += 1) {
      expect(shuffled(items, String(seed), same)[3]).not.toBe(3);
    }
  });

  it("reaches every order but the solved one", () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 2_000; seed += 1) orders.add(shuffled([0, 1, 2, 3], String(seed)).join(""));
    expect(orders.size).toBe(23);
  });

  it.each([
    [[], []],
    [["a"], [0]],
    [
      ["a", "b"],
      [1, 0],
    ],
  ])("of %j is %j", (items, order) => {
    expect(shuffled(items, "any")).toEqual(order);
  });
});

describe("a seed", () => {
  const exercise = { id: "e1", type: "text_order", name: "Order", items: [{ text: "a" }, { text: "b" }] };

  it.each([
    ["name", { ...exercise, name: "Put in order" }],
    ["order of keys", Object.fromEntries(Object.entries(exercise).reverse())],
    ["ids of items", { ...exercise, items: exercise.items.map((item, i) => ({ id: String(i), ...item })) }],
    ["keys without a value", { ...exercise, column: undefined }],
  ])("does not depend on: %s", (_, other) => {
    expect(seedOf(other)).toBe(seedOf(exercise));
  });

  it.each([
    ["id", { ...exercise, id: "e2" }],
    ["content", { ...exercise, items: [{ text: "a" }, { text: "c" }] }],
    ["order of items", { ...exercise, items: [...exercise.items].reverse() }],
  ])("depends on: %s", (_, other) => {
    expect(seedOf(other)).not.toBe(seedOf(exercise));
  });
});
