import { pages, places } from "./tools-labels";

/** What the panel that searches a document says. */
export const SEARCH = {
  title: "Find in the document",
  field: "Text to find",
  find: "Find",
  exact: "Match case",
  words: "Whole words only",
  none: "Please enter what to search for.",
  progress: (upTo: number, all: number) =>
    `Searching: page ${upTo.toLocaleString("en")} of ${all.toLocaleString("en")}`,
  cancel: "Cancel",
  cancelled: "The search was stopped.",
  failed: "Failed to search the document.",
  again: "Try again",
  further: "Go on searching",
  found: (found: number, on: number) => `${places(found)} on ${pages(on)}`,
  nothing: (text: string) => `“${text}” was not found.`,
  page: (number: number) => `Page ${number}`,
  moreOnPage: (count: number) => `and ${places(count)} more on this page`,
  goTo: (number: number) => `Go to page ${number}`,
} as const;
