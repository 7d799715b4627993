/** What is wrong with a list of pages as it was typed. */
export type RangeTrouble =
  | { kind: "form"; part: string }
  | { kind: "beyond"; part: string }
  | { kind: "empty" };

const PART = /^(\d{1,5})(?:\s*[-–—]\s*(\d{1,5}))?$/;

/**
 * Reads a list of pages such as "1-12, 15".
 * @param pageCount how many pages there are
 * @returns their numbers from 1, in order and each once
 */
export function pagesIn(text: string, pageCount: number): number[] | RangeTrouble {
  const pages = new Set<number>();
  for (const part of text.split(/[,;]/).map((one) => one.trim())) {
    if (part === "") continue;
    const [, first, last = first] = PART.exec(part) ?? [];
    if (first === undefined) return { kind: "form", part };
    const [from, to] = [Number(first), Number(last)];
    if (from < 1 || to > pageCount) return { kind: "beyond", part };
    if (to < from) return { kind: "form", part };
    for (let page = from; page <= to; page += 1) pages.add(page);
  }
  return pages.size === 0 ? { kind: "empty" } : [...pages].sort((a, b) => a - b);
}

/** Writes numbers of pages in short: "1–12, 15". @param pages in order */
export function rangeOf(pages: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const page of pages) {
    const last = parts.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else parts.push([page, page]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}
