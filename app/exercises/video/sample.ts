import type { ExerciseOf } from "../schema";
import { VIDEO } from "./labels";

/** A new video. */
export const sample = (): ExerciseOf<"video"> => ({
  type: "video",
  name: "",
  title: VIDEO.sampleTitle,
  videoUrl: "/course-samples/signals.mp4",
});
