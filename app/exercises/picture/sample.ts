import type { ExerciseOf } from "../schema";
import { PICTURE } from "./labels";

/** A new picture. */
export const sample = (): ExerciseOf<"picture"> => ({
  type: "picture",
  name: "",
  title: PICTURE.sampleTitle,
  image: "/course-samples/lighthouse.webp",
  alt: PICTURE.sampleAlt,
});
