import { MAX_PAGES } from "~/courses/limits";
import { MAX_CORRECTIONS, MAX_DOCUMENTS, MAX_SECTIONS_BYTES } from "./limits";

/** What the calls of documents and corrections say. */
export const DOCUMENT_MESSAGES = {
  deleted: "The document was removed.",
  noPage: "There is no such page in this document.",
  notStored: "This page has not been imported yet.",
  otherPage: "This is not the number of the page that it is sent to.",
  needsImage: "Please send an image of the page with it.",
  changedElsewhere: "This page was changed elsewhere since you opened it.",
  sectionsTooLarge: `The text of a page can take at most ${MAX_SECTIONS_BYTES / 1024} KB.`,
  tooManyDocuments: `A course can have at most ${MAX_DOCUMENTS} documents. Please remove one that you no longer need.`,
  madePages: (count: number) =>
    count === 1 ? "1 page was added to the course." : `${count} pages were added to the course.`,
  madeBefore: "These pages are in the course already.",
  courseFull: `A course holds at most ${MAX_PAGES.toLocaleString("en")} pages. Please choose fewer, or begin another course.`,
  pageNotStored: (number: number) => `Page ${number} has not been imported yet.`,

  correctionAdded: "Correction added.",
  correctionSaved: "Correction saved.",
  correctionRemoved: "Correction removed.",
  tooManyCorrections: `A course can have at most ${MAX_CORRECTIONS.toLocaleString("en")} corrections. Please remove one that you no longer need.`,
} as const;
