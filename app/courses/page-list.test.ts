import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changed, type PageList, placeAfter, placeIn, slicesToRead, unread, withSlice } from "./page-list";
import type { PageRow } from "./schema";

const row = (number: number): PageRow => ({
  id: `p${number}`,
  page: String(number),
  page_image: { url: null },
});
const rows = (from: number, count: number) => Array.from({ length: count }, (_, i) => row(from + i));
const ids = (list: PageList) => list.map((page) => page?.id ?? null);

describe("reading slice by slice", () => {
  it("asks for the slices that lack a row of the range", () => {
    const list = withSlice(unread(450), { pages: rows(0, 200), from: 0, pageCount: 450 });
    expect(slicesToRead(list, 0, 20)).toEqual([]);
    expect(slicesToRead(list, 190, 210)).toEqual([200]);
    expect(slicesToRead(list, 390, 2_000)).toEqual([200, 400]);
    expect(slicesToRead(unread(0), 0, 20)).toEqual([]);
  });

  it("puts each slice in its place and leaves the rest alone", () => {
    const list = withSlice(unread(5), { pages: rows(2, 2), from: 2, pageCount: 5 });
    expect(ids(list)).toEqual([null, null, "p2", "p3", null]);
  });

  it("drops what was read when the course has got more pages, or others in a slice", () => {
    const list = withSlice(unread(4), { pages: rows(0, 2), from: 0, pageCount: 4 });
    expect(ids(withSlice(list, { pages: rows(2, 2), from: 2, pageCount: 5 }))).toEqual([
      null,
      null,
      "p2",
      "p3",
      null,
    ]);
    expect(ids(withSlice(list, { pages: rows(1, 2), from: 2, pageCount: 4 }))).toEqual([
      null,
      null,
      "p1",
      "p2",
    ]);
  });
});

describe("changes", () => {
  const list: PageList = [row(0), row(1), row(2), null, row(4)];

  it("move, rename, remove and add a page", () => {
    expect(ids(changed(list, { kind: "move", id: "p0", to: 2 }))).toEqual(["p1", "p2", "p0", null, "p4"]);
    expect(changed(list, { kind: "rename", id: "p1", label: "Unit 2" })[1]?.page).toBe("Unit 2");
    expect(ids(changed(list, { kind: "remove", id: "p1" }))).toEqual(["p0", "p2", null, "p4"]);
    expect(ids(changed(list, { kind: "add", row: row(9), at: 1 }))).toEqual([
      "p0",
      "p9",
      "p1",
      "p2",
      null,
      "p4",
    ]);
  });

  it("of a page that is not there do nothing", () => {
    expect(changed(list, { kind: "remove", id: "p77" })).toBe(list);
    expect(placeAfter(list, { kind: "move", id: "p77", to: 0 }, 3)).toBe(3);
  });

  it("say where the page on the screen stands afterwards", () => {
    const count = fc.integer({ min: 2, max: 30 });
    fc.assert(
      fc.property(count, fc.nat(), fc.nat(), fc.nat(), (length, a, b, c) => {
        const before: PageList = rows(0, length);
        const [shown, other, to] = [a % length, b % length, c % length];
        const id = `p${other}`;
        const move = { kind: "move", id, to } as const;
        expect(placeAfter(before, move, shown)).toBe(placeIn(changed(before, move), `p${shown}`));
        const add = { kind: "add", row: row(99), at: to } as const;
        expect(placeAfter(before, add, shown)).toBe(placeIn(changed(before, add), `p${shown}`));
        const remove = { kind: "remove", id } as const;
        const after = placeAfter(before, remove, shown);
        if (shown === other) expect(after).toBe(Math.min(shown, length - 2));
        else expect(after).toBe(placeIn(changed(before, remove), `p${shown}`));
      }),
    );
  });

  it("leaves the first place when the last page goes", () => {
    expect(placeAfter([row(0)], { kind: "remove", id: "p0" }, 0)).toBe(0);
  });
});
