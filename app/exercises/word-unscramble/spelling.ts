/** For each place of a word: which of its letters stands there, null for none. */
export type Spelling = readonly (number | null)[];

/** The spelling with a letter in the first empty place; the same where all are taken. */
export function placed(spelling: Spelling, letter: number): Spelling {
  const empty = spelling.indexOf(null);
  return spelling.map((own, place) => (place === empty ? letter : own));
}

/** The spelling without the letter of a place. */
export const takenBack = (spelling: Spelling, at: number): Spelling =>
  spelling.map((own, place) => (place === at ? null : own));

/** The last place that has a letter; -1 where none has. */
export const lastPlaced = (spelling: Spelling): number => spelling.findLastIndex((letter) => letter !== null);
