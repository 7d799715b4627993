/** Where a text stands in another: from `at` up to, not including, `at + length`. */
export interface Found {
  at: number;
  length: number;
}

interface How {
  /** Case, ё and kinds of spaces make a difference. */
  exact?: boolean | undefined;
  /** Only where no letter or digit stands right before or after it. */
  words?: boolean | undefined;
}

const WORD = /[\p{L}\p{M}\p{N}_]/u;

function smallLetter(char: string): string {
  const small = char.toLowerCase();
  return small.length === char.length ? small : char;
}

/** A text in the form in which it is compared: small letters, е for ё, every space the same. As long as it was. */
function foldedText(text: string): string {
  const small = text.toLowerCase();
  // one letter, İ, becomes two
  const kept = small.length === text.length ? small : Array.from(text, smallLetter).join("");
  return kept.replace(/ё/g, "е").replace(/\s/g, " ");
}

/** The character that ends right before a place, and the one that begins there. */
const before = (text: string, at: number): string => {
  const code = text.charCodeAt(at - 1);
  return code >= 0xdc00 && code < 0xe000
    ? text.slice(Math.max(at - 2, 0), at)
    : text.slice(Math.max(at - 1, 0), at);
};
const after = (text: string, at: number): string =>
  at < text.length ? String.fromCodePoint(text.codePointAt(at) as number) : "";

/** Whether no word goes on from before a place to behind it. */
const parts = (text: string, at: number): boolean =>
  !(WORD.test(before(text, at)) && WORD.test(after(text, at)));

/**
 * Finds a text as a person means it: whatever the case, ё as е, every space the same, unless `exact`.
 * @param what not empty
 * @returns finds all places in a text, which never overlap, in their order
 */
export function finder(what: string, { exact = false, words = false }: How = {}): (text: string) => Found[] {
  const sought = exact ? what : foldedText(what);
  const { length } = sought;
  return (text) => {
    const searched = exact ? text : foldedText(text);
    const places: Found[] = [];
    let at = length > 0 ? searched.indexOf(sought) : -1;
    while (at >= 0) {
      const isPlace = !words || (parts(text, at) && parts(text, at + length));
      if (isPlace) places.push({ at, length });
      at = searched.indexOf(sought, at + (isPlace ? length : 1));
    }
    return places;
  };
}

/** How many characters around a place are shown. */
const AROUND = 48;

/** A place with what stands before and after it on its line: whole words where there is room for them. */
export function excerpt(
  text: string,
  { at, length }: Found,
): { before: string; match: string; after: string } {
  const end = at + length;
  const start = Math.max(0, at - AROUND);
  const stop = Math.min(text.length, end + AROUND);
  const head = text.slice(start, at);
  const tail = text.slice(end, stop);
  return {
    before: start === 0 ? head : `…${head.replace(/^\S{1,24}\s/u, "").replace(/^[\udc00-\udfff]/, "")}`,
    match: text.slice(at, end),
    after:
      stop === text.length ? tail : `${tail.replace(/\s\S{1,24}$/u, "").replace(/[\ud800-\udbff]$/, "")}…`,
  };
}
