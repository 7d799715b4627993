import type { Section } from "./schema";

/** A text on a page, by its path in the whole document, such as `pages-11-sections-0-content`. */
export interface PlacedText {
  path: string;
  text: string;
}

/** What a section has beside its texts: names, and what stands for a place or a kind. */
const NO_TEXTS = new Set(["section_id", "content_type", "tag", "external_reference"]);

/**
 * The texts of a page that a person reads, in their order: the contents of its sections, and what a teacher has added
 * under names of their own.
 * @param page its number, from 1
 */
export function textsOf(page: number, sections: readonly Section[]): PlacedText[] {
  const texts: PlacedText[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value === "string") texts.push({ path, text: value });
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, `${path}-${key}`);
  };
  const visitSections = (list: readonly Section[], path: string) => {
    for (const [i, { branches, ...own }] of list.entries()) {
      const here = `${path}-${i}`;
      for (const [key, value] of Object.entries(own)) if (!NO_TEXTS.has(key)) visit(value, `${here}-${key}`);
      visitSections(branches, `${here}-branches`);
    }
  };
  visitSections(sections, `pages-${page - 1}-sections`);
  return texts;
}

/**
 * The sections of a page with some texts changed.
 * @param change answers what a text is to be: the same one where nothing changes
 */
export function withTexts(
  page: number,
  sections: readonly Section[],
  change: (text: PlacedText) => string,
): Section[] {
  const inside = (value: unknown, path: string): unknown => {
    if (typeof value === "string") return change({ path, text: value });
    if (Array.isArray(value)) return value.map((inner, i) => inside(inner, `${path}-${i}`));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, inside(inner, `${path}-${key}`)]),
    );
  };
  const inSections = (list: readonly Section[], path: string): Section[] =>
    list.map((section, i) => {
      const entries = Object.entries(section).map(([key, value]): [string, unknown] => {
        const here = `${path}-${i}-${key}`;
        if (key === "branches") return [key, inSections(section.branches, here)];
        return [key, NO_TEXTS.has(key) ? value : inside(value, here)];
      });
      return Object.fromEntries(entries) as unknown as Section;
    });
  return inSections(sections, `pages-${page - 1}-sections`);
}
