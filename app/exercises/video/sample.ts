import { VIDEO } from "../labels";
import type { ExerciseOf } from "../schema";

/** A new video. */
export const sample = (): ExerciseOf<"video"> => ({
  type: "video",
  name: "",
  title: VIDEO.sampleTitle,
  videoUrl: "/course-samples/signals.mp4",
});
