import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { section } from "../../tests/support/section";
import { PageHistories } from "./page-history";
import type { Section } from "./schema";

const text = (content: string): Section[] => [section("s1", content)];

describe("the steps of a page", () => {
  test("undone one after another lead back to the start, and done again to the end", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 20 }), (contents) => {
        const histories = new PageHistories();
        const states = [text("first"), ...contents.map((content, i) => text(`${i} ${content}`))];
        for (const [i, after] of states.slice(1).entries())
          histories.record("d-1", states[i] ?? [], after, "at", null);
        let now: readonly Section[] = states.at(-1) ?? [];
        for (const before of states.slice(0, -1).reverse()) {
          now = histories.step("d-1", now, "undo")?.sections ?? [];
          expect(now).toBe(before);
        }
        expect(histories.step("d-1", now, "undo")).toBeNull();
        for (const after of states.slice(1)) {
          now = histories.step("d-1", now, "redo")?.sections ?? [];
          expect(now).toBe(after);
        }
        expect(histories.step("d-1", now, "redo")).toBeNull();
      }),
    );
  });

  test("changes of one group are one step, until it rests", () => {
    const histories = new PageHistories();
    const [a, b, c, d] = [text("a"), text("ab"), text("abc"), text("abcd")] as const;
    histories.record("d-1", a, b, "x", "typing x");
    histories.record("d-1", b, c, "x", "typing x");
    histories.rest("d-1");
    histories.record("d-1", c, d, "x", "typing x");
    expect(histories.step("d-1", d, "undo")?.sections).toBe(c);
    expect(histories.step("d-1", c, "undo")?.sections).toBe(a);
  });

  test("what was done again is not gone on with", () => {
    const histories = new PageHistories();
    const [a, b, c] = [text("a"), text("ab"), text("abc")] as const;
    histories.record("d-1", a, b, "x", "typing x");
    histories.step("d-1", b, "undo");
    histories.step("d-1", a, "redo");
    histories.record("d-1", b, c, "x", "typing x");
    expect(histories.step("d-1", c, "undo")?.sections).toBe(b);
  });

  test("a step tells which path it changed, there and back", () => {
    const histories = new PageHistories();
    histories.record("d-1", text("a"), text("b"), "pages-0-sections-0-content", null);
    expect(histories.step("d-1", text("b"), "undo")?.at).toBe("pages-0-sections-0-content");
    expect(histories.step("d-1", text("a"), "redo")?.at).toBe("pages-0-sections-0-content");
  });

  test("are forgotten when something else stands there: another's text is not undone", () => {
    const histories = new PageHistories();
    histories.record("d-1", text("a"), text("b"), "x", null);
    expect(histories.step("d-1", text("from elsewhere"), "undo")).toBeNull();
  });

  test("are each page's own, and kept for so many pages", () => {
    const histories = new PageHistories();
    for (let page = 1; page <= 60; page += 1) histories.record(`d-${page}`, text("a"), text("b"), "x", null);
    expect(histories.step("d-60", text("b"), "undo")?.sections).toEqual(text("a"));
    expect(histories.step("d-1", text("b"), "undo")).toBeNull();
  });
});
