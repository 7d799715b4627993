/** What the dialog says that makes an exercise of a text. */
export const MAKE_EXERCISE = {
  title: "Make an exercise",
  hint: (number: number) => `It goes to the page of the course that is made of page ${number}.`,
  unchecked: "This page is not checked yet: what was read wrong goes into the exercise, too.",
  text: "Text of the exercise",
  kind: "Kind of exercise",
  noText: "Please enter a text.",
  noKind: "This text does not make an exercise of this kind.",
  preview: "How it will look",
  loading: "Loading…",
  statements: "Every statement is true as it stands. Make some of them false in the course.",
  cancel: "Cancel",
  add: "Add to the course",
  failed: "Failed to add the exercise.",
  pageFailed: "Failed to add the page to the course.",
  done: "Exercise added.",
  open: "Open",
} as const;
