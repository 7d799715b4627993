import type { TroubleKind } from "./pairs";

/** What the screen says on which a document is reviewed (product §7). */
export const REVIEW = {
  title: "Review",
  notSaved: "Failed to save the page.",
  failed: "Failed to fetch the document.",
} as const;

/** Why something cannot be done with pairs. */
export const PAIR_TROUBLE: Record<TroubleKind, (path: string) => string> = {
  form: (path) => `“${path}” is no path: keys are joined by hyphens and hold only letters, digits and _.`,
  unknown: (path) => `There is nothing at ${path} on this page.`,
  taken: (path) => `${path} is there already.`,
  mixed: (path) => `${path} does not fit: a list has numbers for its keys, and a text has none.`,
  gap: (path) => `${path} would leave a hole in its list.`,
  order: (path) => `The new order of ${path} must name each of its items once.`,
  pair: (path) =>
    `Each pair is a path and a text, number, true, false, null, [] or {}${path && `: see ${path}`}.`,
  fixed: () => "The number and the size of a page are those of the PDF.",
};
