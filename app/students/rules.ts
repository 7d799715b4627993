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

/** An amount of dollars as people read it: "$1,234.50". */
export function moneyText(dollars: number): string {
  return `$${dollars.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** An amount as a form shows it to be corrected: "1234.5", without dollar sign or commas. */
export const amountText = (dollars: number): string => String(dollars);

const IN_THOUSANDS = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/**
 * The dollars that somebody typed, also as "$1,200.50", "12,5" or "1 200"; null for what is no amount. How large an
 * amount may be, and its two decimals, are the shape's affair.
 */
export function amountFrom(text: string): number | null {
  const bare = text.replace(/[\s$\u00a0\u202f]/g, "");
  const plain = IN_THOUSANDS.test(bare) ? bare.replaceAll(",", "") : bare.replace(",", ".");
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}

/** Whether a decision of the teacher's turned a request around. */
export type Decision = "approve" | "reject";

interface Asked {
  id: string;
  approved: boolean;
}

/**
 * Requests as the screen shows them while decisions are under way: what was rejected is gone, what was approved on
 * this visit is marked and keeps its place among those that wait, newest first; what was approved before stands apart.
 */
export function sortedRequests<R extends Asked>(
  requests: readonly R[],
  decisions: ReadonlyMap<string, Decision>,
): { waiting: R[]; approvedBefore: R[] } {
  const left = requests.filter(({ id }) => decisions.get(id) !== "reject");
  const waiting = left
    .filter(({ id, approved }) => !approved || decisions.has(id))
    .map((request) => ({ ...request, approved: decisions.has(request.id) }))
    .sort((one, other) => (one.id < other.id ? 1 : -1));
  return { waiting, approvedBefore: left.filter(({ id, approved }) => approved && !decisions.has(id)) };
}

/**
 * Requests as a short list shows them while decisions are under way, in the order in which they came: what was
 * rejected is gone, what was approved is marked.
 * @returns `decided`: how many of them no longer wait
 */
export function decidedRequests<R extends Asked>(
  requests: readonly R[],
  decisions: ReadonlyMap<string, Decision>,
): { requests: R[]; decided: number } {
  return {
    requests: requests
      .filter(({ id }) => decisions.get(id) !== "reject")
      .map((request) => (decisions.has(request.id) ? { ...request, approved: true } : request)),
    decided: requests.filter(({ id, approved }) => !approved && decisions.has(id)).length,
  };
}
