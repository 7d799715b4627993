/** Choosing a course, and the dialogs that make, rename and delete one. */
export const COURSE_DIALOGS = {
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

/** What stands around a page of a course: picker, dialogs, pages, preview, worksheet. Those of spec §2 to the letter. */
export const COURSE_PICKER = {
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
