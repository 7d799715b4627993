import { expect, test } from "vitest";
import type { Section } from "./schema";
import { comparedWith } from "./section-changes";

const note = (id: string, text = "") => ({ type: "note", id, name: id, text });
const section = (id: string, name: string, ...data: object[]) =>
  ({ id, name, content: [{ data }] }) as unknown as Section;

const marks = (one: Section[], other: Section[]) =>
  comparedWith(one, other).map(({ name, change, exercises }) => [
    name,
    change,
    ...exercises.map(({ exercise, change: mark }) => `${exercise.id}: ${mark}`),
  ]);

test("what is the same has no mark", () => {
  const sections = [section("s", "Reading", note("a"), note("b"))];
  expect(marks(sections, structuredClone(sections))).toEqual([["Reading", null, "a: null", "b: null"]]);
});

test("what is written otherwise is changed, on both sides", () => {
  const mine = [section("s", "Reading", note("a", "mine"), note("b"))];
  const theirs = [section("s", "Words", note("a", "theirs"), note("b"))];
  expect(marks(mine, theirs)).toEqual([["Reading", "changed", "a: changed", "b: null"]]);
  expect(marks(theirs, mine)).toEqual([["Words", "changed", "a: changed", "b: null"]]);
});

test("what is only here moves nothing else", () => {
  const mine = [section("s", "Reading", note("new"), note("a"), note("b"))];
  const theirs = [section("s", "Reading", note("a"), note("b")), section("t", "More", note("c"))];
  expect(marks(mine, theirs)).toEqual([["Reading", null, "new: only", "a: null", "b: null"]]);
  expect(marks(theirs, mine)).toEqual([
    ["Reading", null, "a: null", "b: null"],
    ["More", "only", "c: only"],
  ]);
});

test("what stands in another order or another section is moved", () => {
  const mine = [section("s", "Reading", note("b"), note("a")), section("t", "More", note("c"))];
  const theirs = [section("s", "Reading", note("a"), note("b"), note("c")), section("t", "More")];
  expect(marks(mine, theirs)).toEqual([
    ["Reading", null, "b: moved", "a: moved"],
    ["More", null, "c: moved"],
  ]);
});

test("what has no id yet is known by what is in it", () => {
  const { id: _, ...unnamed } = note("a", "text");
  const mine = [section("s", "Reading", unnamed)];
  expect(marks(mine, [section("s", "Reading", note("a", "text"))])).toEqual([
    ["Reading", null, "undefined: null"],
  ]);
  expect(marks(mine, [section("s", "Reading", note("a", "other"))])).toEqual([
    ["Reading", null, "undefined: only"],
  ]);
});
