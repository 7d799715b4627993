import { pages, places } from "./tools-labels";

/** What is said where a correction is applied in more places. */
export const APPLY = {
  title: "Apply a correction",
  what: (property: string, correction: string) =>
    correction === "" ? `“${property}” goes` : `“${property}” becomes “${correction}”`,
  words: "Whole words only",
  preview: "Where it is to be applied",
  all: "All places",
  page: (number: number) => `Page ${number}`,
  allOnPage: (number: number) => `All on page ${number}`,
  apply: (count: number) => `Apply in ${places(count)}`,
  none: "Please choose a place.",
  cancel: "Cancel",
  progress: (done: number, all: number) =>
    `Correcting: page ${done.toLocaleString("en")} of ${all.toLocaleString("en")}`,
  done: (count: number, on: number) => `Corrected in ${places(count)} on ${pages(on)}`,
  nothing: "Nothing was corrected: these places read otherwise by now.",
  failed: (numbers: string) => `Could not be corrected on page ${numbers}.`,
  more: (count: number) => `and ${places(count)} more on this page, which come next time`,
  undo: "Undo",
  undone: (count: number) => `Put back in ${places(count)}`,
  undoNothing: "Nothing was put back: these places were changed since.",
  undoFailed: (numbers: string) => `Could not be put back on page ${numbers}.`,

  offer: "Correction",
  looking: "Looking for more places…",
  offerApply: (count: number) =>
    `Apply this correction in ${count.toLocaleString("en")} more ${count === 1 ? "place" : "places"}`,
  offerMany: (count: number) => `Apply this correction in ${count.toLocaleString("en")} or more places`,
  noMore: "It stands nowhere else.",
  add: "Add to corrections",
  added: "Added to the corrections.",
  addFailed: "Failed to add the correction.",
  dismiss: "Close",
} as const;
