/** What is asked where a text was changed in two places. */
export const CONFLICT = {
  text: "This text was changed in another tab or on another device while you were typing.",
  exercises:
    "The exercises of this page were changed in another tab or on another device while you were working.",
  mine: "Your text",
  theirs: "The other text",
  keepMine: "Keep mine",
  keepTheirs: "Keep the other",
  keepBoth: "Keep both",
} as const;
