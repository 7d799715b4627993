import type { ImportTrouble } from "./import-state";
import { MAX_PDF_BYTES, MAX_PDF_PAGES } from "./limits";

const MOST_MB = MAX_PDF_BYTES / 1024 / 1024;
const MOST_PAGES = MAX_PDF_PAGES.toLocaleString("en");

/** Numbers of pages, after the word for them. */
function named(numbers: readonly number[]): string {
  const some = numbers.slice(0, MOST_NAMED).join(", ");
  const more = numbers.length > MOST_NAMED ? ` and ${numbers.length - MOST_NAMED} more` : "";
  return `${numbers.length === 1 ? "page" : "pages"} ${some}${more}`;
}

const pages = (count: number) => (count === 1 ? "1 page" : `${count.toLocaleString("en")} pages`);
const MINUTE_MS = 60_000;
/** So many numbers of pages are named one by one. */
const MOST_NAMED = 8;

/** Importing a PDF into a course (product §7). */
export const IMPORT = {
  title: "Import PDF",
  what: "The pages of a PDF become text and images, which you check before they join the course.",
  close: "Close",

  documents: "Documents of this course",
  none: "No PDF has been imported into this course yet.",
  loading: "The documents are loading…",
  loadFailed: "The documents could not be loaded.",
  again: "Try again",
  showMore: "Show more",
  half: (stored: number, count: number) =>
    `${stored} of ${pages(count)} imported · choose the file again to go on`,
  checked: (checked: number, count: number) => `${checked} of ${pages(count)} checked`,
  underWay: "being imported now",
  review: "Review",
  reviewOf: (filename: string) => `Review ${filename}`,
  remove: "Delete",
  removeOf: (filename: string) => `Delete ${filename}`,
  removeTitle: "Delete this document?",
  removeText: (filename: string, stored: number) =>
    `“${filename}” with its ${pages(stored)} and all that was corrected in them will be gone for good. Pages of the course that were made of it stay.`,
  removed: "The document was removed.",
  removeFailed: "The document could not be removed. Please try again.",
  keep: "Cancel",

  choose: "Choose a PDF",
  drop: "or drop it here",
  limits: `At most ${MOST_MB} MB and ${MOST_PAGES} pages. The file itself stays on your computer.`,
  dropNow: "Drop the PDF here",

  importOf: (filename: string) => `Import of ${filename}`,
  reading: "Reading the file…",
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  left: (ms: number) => {
    const minutes = Math.ceil(ms / MINUTE_MS);
    return minutes <= 1 ? "less than a minute left" : `about ${minutes} minutes left`;
  },
  offline: "Offline. It goes on when the network is back.",
  busy: "Lectern is busy. It goes on in a moment.",
  cancel: "Cancel",
  cancelHint: "Cancel removes what is imported so far.",
  stop: "Stop",
  stopHint: "Stop keeps what is imported so far.",
  closeHint: "You can close this window: the import goes on.",
  cancelling: "Removing what was imported…",
  heard: (percent: number) => `${percent} percent imported`,

  password: (filename: string) => `“${filename}” is protected. It is opened on your computer only.`,
  passwordField: "Password of the PDF",
  passwordMissing: "Please enter the password.",
  passwordWrong: "This password does not open the file.",
  unlock: "Open",

  done: (filename: string, count: number) => `“${filename}” is imported: ${pages(count)}.`,
  doneInPart: (filename: string, stored: number, count: number) =>
    `“${filename}” is imported: ${stored} of ${pages(count)}.`,
  missing: (numbers: readonly number[]) => `Not imported: ${named(numbers)}.`,
  incomplete: (numbers: readonly number[]) => `Took too long, and came without a picture: ${named(numbers)}.`,
  goOn: "Go on",
  signIn: "Sign in",

  leaveTitle: "Leave while a PDF is imported?",
  leaveText: (stored: number, count: number) =>
    `${stored} of ${pages(count)} are imported. To go on later, choose the same file again.`,
  leave: "Leave",
  stay: "Stay",
} as const;

/** Why an import has stopped, and what can be done about it. */
export const IMPORT_TROUBLE: Readonly<Record<ImportTrouble, string>> = {
  "not-pdf": "This file is not a PDF. Please choose another one.",
  broken:
    "This PDF is damaged and cannot be read. Please open it in another program, save it anew, and choose the new file.",
  empty: "This file is empty. Please choose another one.",
  "too-large": `This file is larger than ${MOST_MB} MB. Please split it and import its parts.`,
  "too-many-pages": `This PDF has more than ${MOST_PAGES} pages. Please split it and import its parts.`,
  "too-slow": "This PDF takes too long to be read.",
  "old-browser":
    "This browser cannot read PDFs here. Please use a current version of Chrome, Edge, Firefox or Safari.",
  unloaded: "The PDF could not be opened. Please check your connection and try again.",
  "signed-out": "You are signed out. Sign in again in a new tab, then go on here.",
  "course-gone": "This course was deleted elsewhere, and this document with it.",
  "document-gone":
    "This document was deleted elsewhere while it was imported. Go on to import it from the beginning.",
  refused: "The document could not be stored.",
  "not-removed":
    "The import has ended, but what was imported could not be removed. You can delete it in the list of documents.",
};
