/** A text with gaps to type into. */
export const GAP_FILL = {
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
