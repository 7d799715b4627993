/** The colours that the dialogs offer for lessons, dark enough for white beside them and apart from each other. */
export const LESSON_COLORS = [
  { value: "#2f6f4f", name: "Green" },
  { value: "#2a7a8c", name: "Teal" },
  { value: "#3366cc", name: "Blue" },
  { value: "#6a51a3", name: "Violet" },
  { value: "#a8437d", name: "Pink" },
  { value: "#b8402a", name: "Red" },
  { value: "#b26a00", name: "Amber" },
  { value: "#5c6470", name: "Grey" },
] as const;
