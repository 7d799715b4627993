export const PICTURE_LABEL = {
  question: "What does the picture show?",
  point: (number: number) => `Point ${number}`,
  picture: "Picture",
  name: "What it shows",
  nameHint: "The answer to one field under the picture. Leave it empty to ask for the points alone.",
  points: "Points on the picture",
  pointsHelp:
    "Press on the picture to add a point. Drag it, or move it with the arrow keys (Shift for longer steps).",
  noun: "Point",
  add: "Add point",
  addHere: "Add a point to the picture",
  at: (point: string, x: number, y: number) =>
    `${point}, ${Math.round(x)}% from the left, ${Math.round(y)}% from the top`,
  noText: "Write what is to be seen here; without it the point is not checked.",
} as const;
