import type { Piece } from "./piece";

/** Letters enough to tell what size a page's text has, and the file's. */
const ENOUGH_ON_PAGE = 400;
const ENOUGH_IN_FILE = 2_000;

/** What size the running text of a file has: headings are larger. A page with little text goes by those before it. */
export class BodySize {
  readonly #file = new Map<number, number>();

  /** In points; 0 where there are no letters at all. */
  of(pieces: readonly Piece[]): number {
    const page = new Map<number, number>();
    for (const { size, text } of pieces) {
      add(page, size, text.length);
      add(this.#file, size, text.length);
    }
    const [onPage, inFile] = [commonest(page), commonest(this.#file)];
    return onPage.letters < ENOUGH_ON_PAGE && inFile.letters >= ENOUGH_IN_FILE ? inFile.size : onPage.size;
  }
}

function add(letters: Map<number, number>, size: number, count: number): void {
  const rounded = Math.round(size * 4) / 4;
  letters.set(rounded, (letters.get(rounded) ?? 0) + count);
}

function commonest(counts: ReadonlyMap<number, number>): { size: number; letters: number } {
  let best = { size: 0, letters: 0 };
  for (const [size, letters] of counts) if (letters > best.letters) best = { size, letters };
  return best;
}
