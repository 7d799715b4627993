import { pages } from "./tools-labels";

/** What the dialog says that makes pages of the course of pages of a document. */
export const TO_COURSE = {
  title: "Add to the course",
  hint: "Each page becomes a page of the course: its image, and a text block for each of its texts.",
  which: "Which pages",
  this: (number: number) => `This page (${number})`,
  checked: (count: number) => `All checked pages (${count.toLocaleString("en")})`,
  range: "Other pages",
  rangeField: "Pages",
  rangeHint: "Numbers and ranges, such as 1-12, 15",
  loading: "Loading…",
  failed: "Failed to fetch the document.",
  again: "Try again",
  cancel: "Cancel",
  add: (count: number) => `Add ${pages(count)}`,
  inCourse: (list: string) => `In the course already: page ${list}.`,
  missing: (list: string) => `Not imported: page ${list}.`,
  form: (part: string) => `“${part}” is no page and no range of pages.`,
  beyond: (count: number) => `This document has ${pages(count)}.`,
  empty: "Please enter which pages.",
  noneChecked: "No page is checked yet.",
  allThere: "These pages are in the course already.",
  noneStored: "These pages have not been imported.",
  progress: (done: number, all: number) =>
    `Adding: ${done.toLocaleString("en")} of ${all.toLocaleString("en")} pages`,
  stopped: (done: number) => `${pages(done)} added, the others not.`,
  done: (count: number) =>
    count === 1
      ? "1 page was added to the course."
      : `${count.toLocaleString("en")} pages were added to the course.`,
  addFailed: "Failed to add the pages.",
  open: "Open",
} as const;
