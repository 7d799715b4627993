export const AUDIO = {
  address: "Sound",
  player: "Sound",
  speed: "Speed",
  speeds: { half: "0.5×", slow: "0.75×", normal: "1×" },
  sampleTitle: "Listen, and write down what you hear.",
  onPaper: "Listen:",
} as const;
