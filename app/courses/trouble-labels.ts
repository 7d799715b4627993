/** What is asked where a text cannot simply be saved. */
export const TROUBLE = {
  gone: "This text block was deleted elsewhere while you were typing. Your text is still here.",
  addAgain: "Add it again",
  letGo: "Let it go",
} as const;

/** What is asked where a text was changed in two places. */
export const CONFLICT = {
  text: "This text was changed in another tab or on another device while you were typing.",
  exercises:
    "The exercises of this page were changed in another tab or on another device while you were working.",
  mine: "Your text",
  theirs: "The other text",
  myExercises: "Your exercises",
  theirExercises: "The other exercises",
  changed: "Changed",
  moved: "Moved",
  only: "Only here",
  keepMine: "Keep mine",
  keepTheirs: "Keep the other",
  keepBoth: "Keep both",
} as const;
