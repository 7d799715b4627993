/** For each item of the left list its partner's place in the right list, or null. */
export type Joins = readonly (number | null)[];

export type Side = "left" | "right";

/** An item of one of the two lists. */
export interface End {
  side: Side;
  index: number;
}

/** Where an item's partner is in the other list; null while it has none. */
export function partnerOf(joins: Joins, { side, index }: End): number | null {
  if (side === "left") return joins[index] ?? null;
  const left = joins.indexOf(index);
  return left < 0 ? null : left;
}

/** The joins with these two together; whoever was joined to either of them is free. */
export const joined = (joins: Joins, left: number, right: number): Joins =>
  joins.map((partner, i) => {
    if (i === left) return right;
    return partner === right ? null : partner;
  });

/** The joins without that of this item. */
export const parted = (joins: Joins, { side, index }: End): Joins =>
  joins.map((partner, i) => ((side === "left" ? i : partner) === index ? null : partner));
