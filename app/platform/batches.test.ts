import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { Batches, groupsWithin } from "./batches";

describe("Batches", () => {
  const listOf = (rows: number[], size: number) => {
    const from = vi.fn(async (at: number) => rows.slice(at, at + size));
    return { from, list: new Batches(from(0), (last) => from(last + 1), size) };
  };
  const rowsOf = async (list: AsyncIterable<number>) => {
    const rows = [];
    for await (const row of list) rows.push(row);
    return rows;
  };

  it("gives every row once, whatever the size of a batch, and asks no more often than it must", async () => {
    const sizes = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 12 }));
    await fc.assert(
      fc.asyncProperty(sizes, async ([length, size]) => {
        const rows = Array.from({ length }, (_, i) => i);
        const { from, list } = listOf(rows, size);
        expect(await rowsOf(list)).toEqual(rows);
        expect(from).toHaveBeenCalledTimes(Math.floor(length / size) + 1);
      }),
    );
  });

  it("tells of a first batch that fails to whoever waits for it, and to whoever reads", async () => {
    const list = new Batches<number>(Promise.reject(new Error("lost")), async () => []);
    await expect(list.begun()).rejects.toThrow("lost");
    await expect(rowsOf(list)).rejects.toThrow("lost");
  });
});

describe("groupsWithin", () => {
  it("keeps the keys in their order and each group within what it may take", () => {
    const rows = fc.array(fc.record({ key: fc.nat(), bytes: fc.nat({ max: 50 }) }));
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 60 }), (all, most) => {
        const groups = groupsWithin(all, most);
        expect(groups.flat()).toEqual(all.map(({ key }) => key));
        let at = 0;
        for (const group of groups) {
          const bytes = all.slice(at, at + group.length).reduce((sum, row) => sum + row.bytes, 0);
          expect(group.length === 1 || bytes <= most).toBe(true);
          at += group.length;
        }
      }),
    );
  });
});
