import { GIF } from "../labels";
import type { ExerciseOf } from "../schema";

/** A new GIF. */
export const sample = (): ExerciseOf<"gif"> => ({
  type: "gif",
  name: "",
  title: GIF.sampleTitle,
  gifUrl: "/course-samples/light.gif",
  alt: GIF.sampleAlt,
});
