/** The page on paper. */
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
