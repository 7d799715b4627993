/** What is said while an exercise is chosen or changed. */
export const EDITING = {
  chooseExercise: "Choose an exercise",
  exerciseName: "Name",
  exerciseNameHint: "What students read above it, such as “Complete the sentences”.",
  done: "Done",
  deleteExercise: "Delete exercise",
  warnings: "Worth a look:",
  editorFailed: "This editor could not be loaded. Please try again.",
  tryAgain: "Try again",
} as const;
