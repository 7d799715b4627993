export const PICTURE = {
  address: "Picture",
  sampleTitle: "What can you see? Say five things.",
  sampleAlt: "A lighthouse on a rock, with a small house beside it and the sea around it.",
} as const;
