import { AUDIO } from "../labels";
import type { ExerciseOf } from "../schema";

/** A new sound. */
export const sample = (): ExerciseOf<"audio"> => ({
  type: "audio",
  name: "",
  title: AUDIO.sampleTitle,
  audioUrl: "/course-samples/dictation.mp3",
});
