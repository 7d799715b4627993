import { PICTURE } from "../labels";
import type { ExerciseOf } from "../schema";

export const sample = (): ExerciseOf<"picture_label"> => ({
  type: "picture_label",
  name: "Label the picture",
  title: "What can you see? Write the words.",
  image: "/course-samples/lighthouse.webp",
  alt: PICTURE.sampleAlt,
  label: "",
  labels: [
    { x: 50, y: 20, text: "lamp" },
    { x: 50, y: 50, text: "lighthouse" },
    { x: 70, y: 80, text: "sea" },
  ],
});
