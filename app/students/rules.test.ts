import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  amountFrom,
  amountText,
  centsOf,
  type Decision,
  decidedRequests,
  dollarsOf,
  moneyText,
  personKey,
  sortedRequests,
} from "./rules";

describe("money", () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });

  test("cents survive the way to dollars and back, and to a form and back", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsOf(dollarsOf(amount))).toBe(amount);
        expect(centsOf(amountFrom(amountText(dollarsOf(amount))) ?? 0)).toBe(amount);
        expect(centsOf(amountFrom(moneyText(dollarsOf(amount))) ?? 0)).toBe(amount);
      }),
    );
  });

  test.each([
    [0, "$0.00"],
    [12.5, "$12.50"],
    [4260, "$4,260.00"],
    [1_000_000, "$1,000,000.00"],
    [0.07, "$0.07"],
  ])("%f reads %s", (dollars, text) => expect(moneyText(dollars)).toBe(text));

  test.each([
    ["25", 25],
    [" 25.50 ", 25.5],
    ["25,5", 25.5],
    ["25,50", 25.5],
    ["$ 1,200.50", 1200.5],
    ["1,200", 1200],
    ["0,500", 0.5],
    ["1 200", 1200],
    ["1\u00a0200,75", 1200.75],
    [".5", 0.5],
    ["12.", 12],
    ["12.345", 12.345],
  ])("'%s' is %f", (text, dollars) => expect(amountFrom(text)).toBe(dollars));

  test.each(["", " ", "abc", "-5", "1e3", "12..5", "1,2,3", "0x10", "∞", "٥"])("'%s' is no amount", (text) =>
    expect(amountFrom(text)).toBeNull(),
  );
});

describe("personKey", () => {
  const person = fc.record({ name: fc.string({ unit: "grapheme" }), grade: fc.string() });

  test("is the same whatever the case and the spaces around and between", () => {
    fc.assert(
      fc.property(person, ({ name, grade }) => {
        const key = personKey({ name, grade });
        expect(personKey({ name: ` ${name.replaceAll(" ", "  ")}\t`, grade: `${grade} ` })).toBe(key);
      }),
    );
    expect(personKey({ name: "ЁЛКА ÜNAL", grade: "7 Ж" })).toBe(
      personKey({ name: "ёлка ünal", grade: "7 ж" }),
    );
  });

  test("tells where the name ends and the grade begins", () => {
    expect(personKey({ name: "Anna 7", grade: "A" })).not.toBe(personKey({ name: "Anna", grade: "7 A" }));
  });
});

describe("sortedRequests", () => {
  const [late, early, old] = [
    { id: "c", name: "Late", approved: false },
    { id: "b", name: "Early", approved: false },
    { id: "a", name: "Old", approved: true },
  ];

  test("without decisions: who waits, newest first, and who was approved before", () => {
    expect(sortedRequests([late, early, old], new Map())).toEqual({
      waiting: [late, early],
      approvedBefore: [old],
    });
  });

  test("marks who is approved, in place, before and after the server knows; drops who is rejected", () => {
    const decisions = new Map([["c", "approve"]] as const);
    const marked = { waiting: [{ ...late, approved: true }, early], approvedBefore: [old] };
    expect(sortedRequests([late, early, old], decisions)).toEqual(marked);
    expect(sortedRequests([early, { ...late, approved: true }, old], decisions)).toEqual(marked);
    expect(sortedRequests([late, early, old], new Map([["b", "reject"]] as const)).waiting).toEqual([late]);
  });
});

test("a short list keeps its order, marks who was approved, and drops who was rejected", () => {
  const asked = ["a", "b", "c"].map((id) => ({ id, approved: id === "c" }));
  const decisions = new Map<string, Decision>([
    ["a", "approve"],
    ["b", "reject"],
  ]);
  expect(decidedRequests(asked, decisions)).toEqual({
    requests: [
      { id: "a", approved: true },
      { id: "c", approved: true },
    ],
    decided: 2,
  });
  expect(decidedRequests(asked, new Map())).toEqual({ requests: asked, decided: 0 });
});
