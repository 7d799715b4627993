export const COURSE_MENU = {
  more: "More about this course",
  rename: "Rename course",
  importPdf: "Import PDF",
  remove: "Delete Course",
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
