/** Statements that are true or false. */
export const TRUE_OR_FALSE = {
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
