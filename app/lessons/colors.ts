/** The colours that the dialogs offer for lessons: each 3:1 on white and told from its neighbours. */
export const LESSON_COLORS = [
  { value: "#1f86c8", name: "Blue" },
  { value: "#0f8f9c", name: "Teal" },
  { value: "#3c9159", name: "Green" },
  { value: "#b57a0e", name: "Amber" },
  { value: "#c9534d", name: "Red" },
  { value: "#c2528b", name: "Pink" },
  { value: "#8a63b5", name: "Violet" },
  { value: "#6b7280", name: "Grey" },
] as const;
