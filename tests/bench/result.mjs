/**
 * One line of RESULTS.md.
 * @typedef {object} Result
 * @property {string} what
 * @property {string} figure measured, with its unit
 * @property {string} against what it stands beside, measured in the same run
 * @property {string} budget
 * @property {boolean | null} passed null for a figure without a budget
 * @property {string} [note]
 */

/**
 * @param {string} what
 * @param {number} budget least ratio
 * @param {Awaited<ReturnType<typeof import("./rounds.mjs").race>>} raced
 * @param {string} [note]
 * @returns {Result}
 */
export function ratioResult(what, budget, { ours, theirs, ratio, ratios }, note) {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((value) => value.toFixed(2));
  return {
    what,
    figure: `**${ratio.toFixed(2)}** (${least} to ${most}); ${Math.round(ours)} requests/s`,
    against: `${Math.round(theirs)} requests/s`,
    budget: `≥ ${budget}`,
    passed: ratio >= budget,
    ...(note ? { note } : {}),
  };
}
