import type { SuspicionKind } from "./suspicions";

/** What is said of a piece of text that looks muddled. */
export const SUSPICIONS: Record<SuspicionKind, string> = {
  unreadable: "Cannot be read",
  alphabets: "Latin and Cyrillic letters in one word",
  digit: "A digit for a letter, or a letter for a digit",
  rn: "“rn” that may be “m”",
  ligature: "Two letters in one character",
  hidden: "Holds a character that is not to be seen",
  spaced: "Letters stand apart",
};

export const SUSPICION = {
  list: "What may have been read wrong",
  to: "should be",
  apply: "Apply",
  applyTo: (text: string, hint: string) => `Apply: ${text} becomes ${hint}`,
  more: (count: number) => `and ${count.toLocaleString("en")} more`,
} as const;
