export const NOTE = {
  title: "Title",
  text: "Text",
  sampleTitle: "Before you read",
  sampleText:
    "Look at the picture on this page.\nWhere does the story take place? What do you know about such a place?",
} as const;
