/**
 * How far two lists of words agree in their order, from 0 to 1: twice the longest common subsequence by the length of
 * both, so that a word that is missing and one too many count alike.
 */
export function wordAgreement(expected: readonly string[], found: readonly string[]): number {
  if (expected.length + found.length === 0) return 1;
  let row = new Uint32Array(found.length + 1);
  for (const word of expected) {
    const next = new Uint32Array(found.length + 1);
    for (let i = 0; i < found.length; i += 1)
      next[i + 1] = word === found[i] ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0);
    row = next;
  }
  return (2 * (row[found.length] ?? 0)) / (expected.length + found.length);
}
