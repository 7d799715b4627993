import type { ExerciseOf } from "../schema";
import { GIF } from "./labels";

/** A new GIF. */
export const sample = (): ExerciseOf<"gif"> => ({
  type: "gif",
  name: "",
  title: GIF.sampleTitle,
  gifUrl: "/course-samples/light.gif",
  alt: GIF.sampleAlt,
});
