interface Comparison {
  /** A full stop at the end makes no difference, as in gaps and labels. */
  ignoreFullStop?: boolean;
}

/** What nobody sees in a field: soft hyphens, spaces without width, marks of direction. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;
const SINGLE_QUOTES = /[‘’‚‛‹›′`\u00b4]/g;
const DOUBLE_QUOTES = /[“”„‟«»″]/g;
const DASHES = /[‐‑‒–—―⁃−]/g;

/** More marks on one letter than any script writes: to order them takes time that grows with their square. */
const PILE = /\p{M}{32}/u;

/** A text in a form of Unicode; one that piles marks up stays as it is. */
export const normalized = (text: string, form: "NFC" | "NFKC"): string =>
  PILE.test(text) ? text : text.normalize(form);

/** A text without what makes no difference between two answers: the same for all spellings that count as one. */
export function answerForm(text: string, { ignoreFullStop = false }: Comparison = {}): string {
  // before NFKC, which takes an acute accent and a double prime apart
  const quoted = text.replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"');
  const lower = normalized(quoted, "NFKC")
    .replace(UNSEEN, "")
    .replace(DASHES, "-")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ς/g, "σ");
  const plain = normalized(lower, "NFKC").replace(/ё/g, "е").replace(/\s+/g, " ").trim();
  return ignoreFullStop && plain.length > 1 && plain.endsWith(".") ? plain.slice(0, -1).trimEnd() : plain;
}

/**
 * Whether what a student gave is the expected answer, forgiving as exercises.md says: width and other forms of
 * characters (NFKC), spaces, case, curly quotes, dashes and ё make no difference; letters with other accents do.
 */
export function sameAnswer(given: string, expected: string, how: Comparison = {}): boolean {
  return answerForm(given, how) === answerForm(expected, how);
}

/** Whether there is nothing in a text that a student could see. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, "").trim() === "";
