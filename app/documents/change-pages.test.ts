import { expect, test } from "vitest";
import { changePages, type PageAccess } from "./change-pages";
import type { Section } from "./schema";

/** A book whose pages somebody else changes now and then, right before they are written. */
function book(
  pageCount: number,
  { interruptions = {} as Record<number, number>, broken = [] as number[] } = {},
) {
  const versions = new Map(Array.from({ length: pageCount }, (_, i) => [i + 1, 1]));
  const written: number[] = [];
  const left = { ...interruptions };
  const access: PageAccess = {
    read: async (number) =>
      broken.includes(number) ? null : { sections: [], version: versions.get(number) ?? 0 },
    write: async (number, { version }) => {
      const more = left[number] ?? 0;
      if (more > 0) {
        left[number] = more - 1;
        versions.set(number, version + 1);
      }
      if (versions.get(number) !== version) return "conflict";
      versions.set(number, version + 1);
      written.push(number);
      return "written";
    },
  };
  return { access, written };
}

const two = (_: number, sections: readonly Section[]) => ({ sections, count: 2 });
const quietly = { isCancelled: () => false, onProgress: () => undefined };

test("counts places and pages, and tells how far it is", async () => {
  const { access, written } = book(3);
  const told: number[] = [];
  const change = (number: number, sections: readonly Section[]) => ({
    sections,
    count: number === 2 ? 0 : 2,
  });
  const result = await changePages([1, 2, 3], change, access, {
    ...quietly,
    onProgress: (n) => told.push(n),
  });
  expect(result).toEqual({ places: 4, pages: 2, failed: [] });
  expect(written).toEqual([1, 3]);
  expect(told).toEqual([1, 2, 3]);
});

test("reads a page again that was changed meanwhile, once; goes on after one that fails", async () => {
  const { access, written } = book(4, { interruptions: { 1: 1, 2: 2 }, broken: [3] });
  const result = await changePages([1, 2, 3, 4], two, access, quietly);
  expect(result).toEqual({ places: 4, pages: 2, failed: [2, 3] });
  expect(written).toEqual([1, 4]);
});

test("begins no further page once it is cancelled", async () => {
  const { access, written } = book(3);
  let done = 0;
  const how = {
    isCancelled: () => done === 2,
    onProgress: (count: number) => {
      done = count;
    },
  };
  expect(await changePages([1, 2, 3], two, access, how)).toEqual({ places: 4, pages: 2, failed: [] });
  expect(written).toEqual([1, 2]);
});
