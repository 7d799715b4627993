/** Sentences to put in order. */
export const TEXT_ORDER = {
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
