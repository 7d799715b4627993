import type { Section } from "./schema";

const count = (many: number, one: string) => `${many.toLocaleString("en")} ${one}${many === 1 ? "" : "s"}`;

/** What the screen says on which a document is reviewed (product §7). */
export const REVIEW = {
  title: "Review",
  notSaved: "Failed to save the page.",
  failed: "Failed to fetch the document.",

  undo: "Undo",
  redo: "Redo",
  check: "Mark page as checked",
  checked: "Page checked",
  progress: (checked: number, all: number) =>
    `${checked.toLocaleString("en")} of ${count(all, "page")} checked`,
  keys: "Keys",

  image: "Page image",
  imageAlt: (number: number) => `Page ${number} of the PDF`,
  noImage: "This page has no image.",
  imageFailed: "The page image cannot be loaded.",
  regions: "Where the texts stand on the page",

  text: "Text of the page",
  view: "How the text is shown",
  tree: "Text",
  flat: "Data",
  empty: "No text was found on this page. Type what is missing, or leave it: its image goes to the course.",
  add: "Add text",
  addBelow: "Add text below",
  removed: "Text removed.",
  full: "A page holds at most 500 texts.",
  content: (place: string) => `Text ${place}`,
  type: (place: string) => `Type of text ${place}`,
  tag: (place: string) => `Level of text ${place}`,
  more: (place: string) => `More about text ${place}`,
  actions: "What can be done with this text",
  links: (place: string) => `Links of text ${place}`,
  linksHint: "One a line, each begins with https://",
  badLink: "A link begins with https://. Please write one a line.",
  addLink: "Add links",
  inwards: "Move into the text above",
  outwards: "Move out again",
  remove: "Remove",
  unnamed: "text without words",

  gone: "This page was deleted elsewhere. What you typed is still here, but it cannot be saved.",
  pageOfPdf: "What was done to this page",
} as const;

/** What each type of a section is called. */
export const TYPES: Record<Section["content_type"], string> = {
  header: "Heading",
  subheader: "Subheading",
  text: "Text",
};

/** What each level of a section is called. */
export const LEVELS: Record<Section["tag"], string> = {
  h1: "h1",
  h2: "h2",
  h3: "h3",
  h4: "h4",
  h5: "h5",
  h6: "h6",
  p: "p",
};

/** Turning the pages of a document. */
export const TURN = {
  group: "Pages",
  previous: "Previous page",
  next: "Next page",
  page: "Page",
  of: (pages: number) => `of ${pages.toLocaleString("en")}`,
  unchecked: "Next unchecked page",
  noPage: "Page not found.",
  pages: (pages: number) => `This document has ${count(pages, "page")}.`,
  toLast: "Go to the last page",
  notImported:
    "This page has not been imported yet. Import the same PDF again, and it goes on where it stopped.",
  toCourse: "Back to the course",
} as const;

/** What is asked where a page was changed in two places. */
export const PAGE_CONFLICT = {
  text: "This page was changed in another tab or on another device while you were working on it.",
  mine: "Your page",
  theirs: "The other page",
  keepMine: "Keep mine",
  keepTheirs: "Keep the other",
  nothing: "The same texts in another order",
  more: (texts: number) => `and ${count(texts, "more text")}`,
  checked: (checked: boolean) => (checked ? "Checked" : "Not checked"),
} as const;

/** The keys of the screen, and what each does. */
export const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ["Tab", "The next text"],
  ["Enter", "Take the text, go to the next one"],
  ["Shift+Enter", "A new line"],
  ["Esc", "Give the change up"],
  ["F2", "Edit the text that is selected"],
  ["↑ ↓", "Select another text, after Esc"],
  ["Alt+↑ ↓", "Move the text"],
  ["Alt+→ ←", "Into the text above, and out; after Esc"],
  ["Delete", "Remove the text, after Esc"],
  ["Ctrl+Z, Ctrl+Y", "Undo, redo"],
  ["Ctrl+Enter", "Page checked"],
  ["Alt+PgUp PgDn", "Turn pages"],
];
