/** A, B, … Z, AA, AB, …: what an item is called on paper, by its place from 0. */
export const paperLetter = (place: number): string =>
  (place >= 26 ? paperLetter(Math.floor(place / 26) - 1) : "") + String.fromCharCode(65 + (place % 26));
