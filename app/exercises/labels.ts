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

/** A text with gaps to type into. */
export const GAP_FILL = {
  label: "Gap fill",
  hint: "Students type the missing words.",
  gap: (number: number) => `Gap ${number}`,
  sentences: "Sentences",
  sentence: "Sentence",
  add: "Add sentence",
  makeGap: "Make a gap",
  makeGapKeys: "Ctrl G",
  help: "Select a word and press “Make a gap”. Several right answers stand with a bar between them: [climbed|went up]",
  preview: "Preview:",
  noAnswer: "no answer",
  or: " or ",
  convert: {
    braces: (gaps: number) => `Convert ${gaps === 1 ? "1 gap" : `${gaps} gaps`} written as {{…}}`,
    stars: (gaps: number) => `Convert ${gaps === 1 ? "1 gap" : `${gaps} gaps`} written as *…*`,
    blanks: (gaps: number) => `Convert ${gaps === 1 ? "1 gap" : `${gaps} gaps`} written as ___ with a key`,
  },
  withoutAnswer: (number: number) => `Gap ${number} has no answer, so it is not checked.`,
  sameAnswers: (number: number, answer: string) => `Gap ${number} has the answer “${answer}” twice.`,
} as const;

/** Sentences to put in order. */
export const TEXT_ORDER = {
  label: "Text order",
  hint: "Students put sentences in the right order.",
  list: "Sentences to put in order",
  sentences: "Sentences",
  sentence: "Sentence",
  add: "Add sentence",
  help: "Write the sentences in the right order, one in each row, or paste a text with a sentence on each line. Students get them shuffled.",
  moveUp: "Move up",
  moveDown: "Move down",
  up: (text: string) => `Move up: ${text}`,
  down: (text: string) => `Move down: ${text}`,
} as const;

/** Statements that are true or false. */
export const TRUE_OR_FALSE = {
  label: "True or false",
  hint: "Students decide whether statements are true.",
  title: "Title",
  titleHint: "Students read it above the statements.",
  statements: "Statements",
  statement: "Statement",
  add: "Add statement",
  answer: (statement: string) => `${statement} is`,
  true: "True",
  false: "False",
  withoutAnswer: "Choose True or False; without an answer the statement is not checked.",
} as const;
