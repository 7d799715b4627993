/** What stands around a page of a course: picker, dialogs, pages, preview, worksheet. Those of spec §2 to the letter. */
export const COURSE_PICKER = {
  name: (course: string) => `Course: ${course}. Choose another`,
  title: "Your courses",
  filter: "Find a course",
  pages: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  changed: (ago: string) => `changed ${ago}`,
  loading: "Your courses are loading…",
  failed: "Your courses could not be loaded.",
  again: "Try again",
  nothing: (text: string) => `No course is called “${text}”.`,
  none: "You have no course yet.",
} as const;

export const COURSE_MENU = {
  more: "More about this course",
  rename: "Rename course",
  remove: "Delete Course",
} as const;

export const COURSE_DIALOGS = {
  newCourse: "New Course",
  newTitle: "New course",
  newHint: "It begins with one empty page.",
  create: "Create course",
  renameTitle: "Rename course",
  save: "Save",
  name: "Name",
  description: "Description",
  descriptionHint: "What it is for, such as a book or a class. Only you see it.",
  cancel: "Cancel",
  firstPageFailed: "The course is there, but its first page could not be added. You can add it under Pages.",
  deleteTitle: "Delete this course?",
  deleteText: (name: string, pageCount: number) =>
    `“${name}” and ${pageCount === 1 ? "its 1 page" : pageCount === 0 ? "everything in it" : `all its ${pageCount} pages`} will be gone for good.`,
} as const;

export const NO_COURSE = {
  text: "You have no course yet. Begin a new one, or look around in the sample.",
  sample: "Add the sample course",
} as const;

export const PAGER = {
  group: "Pages",
  previous: "Previous page",
  next: "Next page",
  page: "Page:",
  of: (count: number) => `of ${count}`,
  place: (number: number, count: number) => `· ${number} of ${count}`,
  noPage: "no page",
} as const;

export const NOT_FOUND = {
  noPages: "This course has no page yet.",
  count: (pageCount: number) =>
    pageCount === 1 ? "This course has 1 page." : `This course has ${pageCount} pages.`,
  toLast: "Go to the last page",
} as const;

export const PAGES = {
  open: "Pages",
  title: "Pages",
  list: "Pages of this course",
  howTo: "Arrow keys choose, with Alt they move; F2 renames",
  add: "Add page",
  addFailed: "The page could not be added. Please try again.",
  none: "This course has no page yet.",
  noLabel: "No label",
  loadingRow: (number: number) => `Page ${number} is loading`,
  goTo: (number: number, label: string) =>
    label === String(number) ? `Page ${number}` : `Page ${number}: ${label || "no label"}`,
  place: (number: number) => `Page ${number}`,
  current: "Shown now",
  more: (number: number) => `Actions for page ${number}`,
  drag: (number: number) => `Drag page ${number}`,
  label: "Label of the page",
  rename: "Rename",
  up: "Move up",
  down: "Move down",
  moveTo: "Move to position…",
  remove: "Remove",
  moved: (number: number, to: number, count: number) => `Page ${number} is now ${to} of ${count}.`,
  changeFailed: "The page could not be changed. Please try again.",
  removeFailed: "The page could not be removed. Please try again.",
  loadFailed: "The list of pages could not be loaded.",
  again: "Try again",
  removeTitle: (number: number) => `Remove page ${number}?`,
  removeText: "Its text, exercises and image will be gone for good.",
  cancel: "Cancel",
  moveTitle: (number: number) => `Move page ${number}`,
  position: "Position",
  positionHint: (count: number) => `From 1 to ${count}.`,
  move: "Move",
} as const;

export const PREVIEW = {
  documentTitle: (course: string) => `${course}, preview · Lectern`,
  open: "Preview",
  back: "Back to the builder",
  loadFailed: "The page could not be loaded. Please try again.",
  empty: "There is nothing on this page yet. What you write in the builder, your students read here.",
  text: "Text",
  section: (number: number) => `Section ${number}`,
  score: (right: number, total: number) => `${right} of ${total} right`,
  toAnswer: (total: number) => (total === 1 ? "1 answer to give" : `${total} answers to give`),
  check: "Check all",
  show: "Show all answers",
  hide: "Hide all answers",
  reset: "Reset all",
  loading: "The exercise is loading…",
  sourceImage: "Source image",
  hideSource: "Hide source image",
  sourceAlt: (label: string) => (label ? `Source of page ${label}` : "Source of this page"),
} as const;

export const WORKSHEET = {
  documentTitle: (course: string) => `${course}, worksheet · Lectern`,
  open: "Print worksheet",
  print: "Print",
  options: "What is printed",
  withTexts: "Text",
  withKey: "Answer key",
  name: "Name",
  class: "Class",
  date: "Date",
  page: (label: string) => `Page ${label}`,
  sheet: "Worksheet",
  key: "Answer key",
  empty: "There is nothing on this page to print yet.",
} as const;
