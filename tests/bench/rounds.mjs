import { LoadClient } from "./load.mjs";

export const ROUNDS = 7;
const ROUND_MS = 2000;
const CONNECTIONS = 8;

/** @typedef {{ url: string, headers: Record<string, string> }} Target */

/** @param {number[]} values */
export const median = (values) => percentile(values, 0.5);

/**
 * The value that a share of the others does not exceed.
 * @param {number[]} values
 * @param {number} share 0 to 1
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * Requests a second of two targets, measured in turns (whoever was first is second in the next round), after a round
 * of each that does not count.
 * @param {Target} ours
 * @param {Target} theirs
 * @returns the medians of the rounds, and the median of the rounds' ratios
 */
export async function race(ours, theirs) {
  const client = new LoadClient();
  const measure = async (/** @type {Target} */ target) =>
    client.run({ ...target, connections: CONNECTIONS, ms: ROUND_MS });
  try {
    const bytes = [(await measure(ours)).bytes, (await measure(theirs)).bytes];
    /** @type {{ ours: number, theirs: number }[]} */
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const first = await measure(round % 2 === 0 ? ours : theirs);
      const second = await measure(round % 2 === 0 ? theirs : ours);
      const [a, b] = round % 2 === 0 ? [first, second] : [second, first];
      rounds.push({ ours: a.perSecond, theirs: b.perSecond });
    }
    return {
      ours: median(rounds.map((round) => round.ours)),
      theirs: median(rounds.map((round) => round.theirs)),
      ratio: median(rounds.map((round) => round.ours / round.theirs)),
      ratios: rounds.map((round) => round.ours / round.theirs),
      bytes,
    };
  } finally {
    client.stop();
  }
}
