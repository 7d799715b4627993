import { PICTURE } from "../labels";
import type { ExerciseOf } from "../schema";

/** A new picture. */
export const sample = (): ExerciseOf<"picture"> => ({
  type: "picture",
  name: "",
  title: PICTURE.sampleTitle,
  image: "/course-samples/lighthouse.webp",
  alt: PICTURE.sampleAlt,
});
