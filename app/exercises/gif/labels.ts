export const GIF = {
  address: "GIF",
  stop: "Stop",
  play: "Play",
  sampleTitle: "What is happening?",
  sampleAlt: "The light of a lighthouse sweeps over the sea at night.",
} as const;
