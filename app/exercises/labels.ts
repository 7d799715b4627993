import { MAX_ITEMS } from "./limits";

/** The line below an exercise that can be checked. */
export const WORK = {
  check: "Check",
  show: "Show answers",
  hide: "Hide answers",
  reset: "Reset",
  score: (right: number, total: number) => `${right} of ${total} right`,
  shown: "Answers shown",
  right: "Correct",
  wrong: "Wrong",
} as const;

/** Lists in the editors of exercises. */
export const ROWS = {
  remove: (row: string) => `Remove ${row}`,
  full: `A list holds at most ${MAX_ITEMS} items.`,
} as const;

/** What the linter says of every kind (exercises.md "Linter"). */
export const LINT = {
  nothingToDo: "There is nothing to do in this exercise yet.",
} as const;

export const ADDRESS = {
  bad: "Please give an address that begins with https://.",
  example: "https://",
} as const;

export const MEDIA_FIELD = {
  bad: "Please give an address that begins with https://, or upload a file.",
  hint: (files: string) => `An address, or a file: ${files}.`,
  upload: "Upload",
  uploading: "Uploading…",
  cancel: "Cancel",
  replace: "Replace",
  remove: "Remove",
  own: {
    image: "Uploaded picture",
    gif: "Uploaded picture",
    audio: "Uploaded sound",
    video: "Uploaded video",
  },
  sample: {
    image: "Sample picture",
    gif: "Sample picture",
    audio: "Sample sound",
    video: "Sample video",
  },
} as const;

export const MEDIA = {
  noPicture: "There is no picture here yet.",
  pictureFailed: "This picture cannot be loaded.",
  noSound: "There is no sound here yet.",
  noSample: "There is no sample to hear yet.",
  soundFailed: "This sound cannot be loaded.",
  title: "Title",
  alt: "Picture in words",
  altHint: "For students who cannot see it, and for a picture that does not load.",
  noAlt: "Say in words what the picture shows: some students cannot see it.",
} as const;
