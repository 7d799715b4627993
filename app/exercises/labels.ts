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
} as const;

export const MATCH_WORDS = {
  label: "Match words",
  hint: "Joins each word with its partner.",
  left: "First column",
  right: "Second column",
  joinedTo: (partner: string) => `(joined with ${partner})`,
  joined: (left: string, right: string) => `${left} joined with ${right}.`,
  parted: (one: string, other: string) => `${one} and ${other} taken apart.`,
  instructionField: "Instruction",
  pairs: "Pairs",
  pair: "Pair",
  add: "Add pair",
  leftField: (pair: string) => `${pair}, left`,
  rightField: (pair: string) => `${pair}, right`,
  noPartner: "This has no partner.",
  twice: (text: string) => `“${text}” stands here twice.`,
} as const;

export const WORD_UNSCRAMBLE = {
  label: "Unscramble words",
  hint: "Puts scrambled letters in order.",
  letters: "Letters",
  answer: "Your word",
  place: (number: number) => `Place ${number}, empty`,
  takeBack: (letter: string) => `Take back ${letter}`,
  spelled: (text: string) => `Your word: ${text}`,
  word: (number: number) => `Word ${number}`,
  instructionField: "Instruction",
  words: "Words",
  noun: "Word",
  add: "Add word",
  oneLetter: "A word of one letter cannot be scrambled.",
  equalLetters: "All letters of this word are equal: it cannot be scrambled.",
  noLetters: "This has no letters to put in order, or too many of them.",
} as const;

export const SORT_INTO_COLUMNS = {
  label: "Sort into columns",
  hint: "Puts items under the names of their columns.",
  pool: "To be sorted",
  put: (item: string) => `put ${item} here`,
  putBack: "put back",
  moved: (item: string, column: string) => `${item} stands under ${column}.`,
  movedBack: (item: string) => `${item} is to be sorted again.`,
  instructionField: "Instruction",
  items: "Items",
  noun: "Item",
  add: "Add item",
  columnField: (item: string) => `${item}, column`,
  oneColumn: "All items belong into one column: there is nothing to choose.",
  noText: "This item has no text.",
  noColumn: "This item has no column, so it is not checked.",
  twoColumns: (text: string) => `“${text}” stands in two columns.`,
  twice: (text: string) => `“${text}” stands here twice.`,
} as const;

export const PICTURE_LABEL = {
  label: "Label a picture",
  hint: "Writes what the picture, or each point on it, shows.",
  noPicture: "No picture yet.",
  broken: "The picture cannot be shown.",
  name: "What does the picture show?",
  point: (number: number) => `Point ${number}`,
  noImage: "There is no picture yet.",
  noAlt: "The picture has no description for those who cannot see it.",
  noText: "This point has no text, so it is not checked.",
} as const;
