/** The page as a student works it. */
export const PREVIEW = {
  documentTitle: (course: string) => `${course}, preview · Lectern`,
  open: "Preview",
  back: "Back to the builder",
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
