const CENTS = 100;

/** Whole cents of an amount in dollars: how money is stored (architecture: "money integer cents"). */
export const centsOf = (dollars: number): number => Math.round(dollars * CENTS);

/** Dollars, as calls and screens know money. */
export const dollarsOf = (cents: number): number => cents / CENTS;

/**
 * What tells one who asks to join from another: name and grade, whatever their case, spacing and way of writing the
 * same letters (product §3: a request that is repeated is answered and not kept twice).
 */
export function personKey({ name, grade }: { name: string; grade: string }): string {
  return `${folded(name)}\n${folded(grade)}`;
}

const folded = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
