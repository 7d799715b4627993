/** The part of the words, from 0 to 1, that two texts have in common in the same order. */
export function agreement(a: readonly string[], b: readonly string[]): number {
  const most = Math.max(a.length, b.length);
  if (most === 0) return 1;
  let before = new Uint32Array(b.length + 1);
  let row = new Uint32Array(b.length + 1);
  for (const word of a) {
    for (let i = 1; i <= b.length; i++)
      row[i] = word === b[i - 1] ? (before[i - 1] ?? 0) + 1 : Math.max(before[i] ?? 0, row[i - 1] ?? 0);
    [before, row] = [row, before];
  }
  return (before[b.length] ?? 0) / most;
}
