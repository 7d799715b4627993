import type { TroubleKind } from "./pairs";

/** The page as flat pairs. */
export const FLAT = {
  table: "Pairs of this page",
  path: "Path",
  value: "Value",
  emptyText: "empty",
  fixed: "This is as it was read from the PDF.",
  more: (count: number) => `Show more (${count.toLocaleString("en")} left)`,
  cancel: "Cancel",

  add: "Add pair",
  addTitle: "Add a pair",
  addText: "A text of its own begins with any of its keys; the rest is filled in.",
  valueHint: "A text, or a number, true, false, null, [] or {} as JSON.",
  asText: "Take it as a text",

  replace: "Replace",
  replaceTitle: "Replace the pairs",
  replaceText:
    "All pairs of this page as JSON. What you put here takes the place of all of them; it can be undone.",
  pairs: "Pairs",
  badJson: (why: string) => `This is no JSON: ${why}`,
  noList: "Please give a list of pairs: [[path, value], …].",

  reorder: "Reorder",
  reorderTitle: "Put items in another order",
  reorderText: "The items of a list, or the keys of an object, at a path.",
  noItems: "There is nothing to put in order at this path.",
  items: "Items",
} as const;

/** Why something cannot be done with pairs. */
export const PAIR_TROUBLE: Record<TroubleKind, (path: string) => string> = {
  form: (path) => `“${path}” is no path: keys are joined by hyphens and hold only letters, digits and _.`,
  unknown: (path) => `There is nothing at ${path} on this page.`,
  taken: (path) => `${path} is there already.`,
  mixed: (path) => `${path} does not fit: a list has numbers for its keys, and a text has none.`,
  gap: (path) => `${path} would leave a hole in its list.`,
  order: (path) => `The new order of ${path} must name each of its items once.`,
  pair: (path) => `A value is a text, a number, true, false, null, [] or {}${path && `: see ${path}`}.`,
  fixed: () => "The number and the size of a page are those of the PDF.",
};
