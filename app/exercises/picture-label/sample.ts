import { PICTURE } from "../picture/labels";
import type { ExerciseOf } from "../schema";

export const sample = (): ExerciseOf<"picture_label"> => ({
  type: "picture_label",
  name: "Label the picture",
  title: "What can you see? Write the words.",
  image: "/course-samples/lighthouse.webp",
  alt: PICTURE.sampleAlt,
  label: "",
  labels: [
    { x: 50.5, y: 45, text: "lighthouse" },
    { x: 67, y: 60, text: "house" },
    { x: 9.5, y: 65, text: "boat" },
    { x: 24, y: 86, text: "steps" },
  ],
});
