import type { ExerciseOf } from "../schema";
import { AUDIO } from "./labels";

/** A new sound. */
export const sample = (): ExerciseOf<"audio"> => ({
  type: "audio",
  name: "",
  title: AUDIO.sampleTitle,
  audioUrl: "/course-samples/dictation.mp3",
});
