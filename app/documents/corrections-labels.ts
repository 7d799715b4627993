import { MAX_SEARCH_LENGTH } from "./limits";

/** What the panel of a course's corrections says. */
export const CORRECTIONS = {
  title: "Corrections",
  hint: "What is often read wrong in the PDFs of this course, and how it should be.",
  property: (row: number) => `As it was read, ${row}`,
  correction: (row: number) => `As it should be, ${row}`,
  propertyHead: "As it was read",
  correctionHead: "As it should be",
  add: "Add a correction",
  remove: (row: number) => `Remove correction ${row}`,
  find: "Find",
  findRow: (row: number) => `Find correction ${row}`,
  apply: "Apply in places…",
  applyRow: (row: number) => `Apply correction ${row} in places`,
  tooLong: `Only texts of up to ${MAX_SEARCH_LENGTH} characters can be found.`,
  more: "Show more",
  loading: "Loading…",
  failed: "Failed to load the corrections.",
  again: "Try again",
  saveFailed: "Failed to save the correction.",
  removeFailed: "Failed to remove the correction.",
  removed: "Correction removed.",
  undo: "Undo",
} as const;
