import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexIn, pageAddress, turnsFrom } from "./page-address";

describe("the address of a page", () => {
  it("counts from 1 and leaves the first page's number out", () => {
    expect(pageAddress("abc", 0)).toBe("/admin/course-builder/abc");
    expect(pageAddress("abc", 11)).toBe("/admin/course-builder/abc?page=12");
    expect(pageAddress("abc", 2, "preview")).toBe("/admin/course-builder/abc/preview?page=3");
    expect(pageAddress("a/b", 0, "worksheet")).toBe("/admin/course-builder/a%2Fb/worksheet");
  });

  it("is read back as the page it was made for", () => {
    const place = fc.integer({ min: 0, max: 1_999 });
    fc.assert(
      fc.property(place, (index) => {
        const { searchParams } = new URL(pageAddress("abc", index), "https://lectern.invalid");
        expect(indexIn(searchParams)).toBe(index);
      }),
    );
  });

  it.each([
    ["", 0],
    ["page=", 0],
    ["page=0", 0],
    ["page=-3", 0],
    ["page=1.5", 0],
    ["page=last", 0],
    ["page=2", 1],
    ["page=2000", 1_999],
    ["page=2001", 2_000],
    [`page=${"9".repeat(400)}`, 2_000],
  ])("reads %j as place %i", (search, index) => {
    expect(indexIn(new URLSearchParams(search))).toBe(index);
  });
});

describe("turning pages", () => {
  it.each([
    ["the first", 0, 64, { previous: null, next: 1 }],
    ["one in the middle", 11, 64, { previous: 10, next: 12 }],
    ["the last, whose next is not found", 63, 64, { previous: 62, next: 64 }],
    ["past the last", 64, 64, { previous: 63, next: null }],
    ["far past the last", 900, 64, { previous: 63, next: null }],
    ["a course without pages", 0, 0, { previous: null, next: null }],
  ])("from %s", (_, index, pageCount, turns) => {
    expect(turnsFrom(index, pageCount)).toEqual(turns);
  });
});
