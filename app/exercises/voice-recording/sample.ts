import type { ExerciseOf } from "../schema";
import { VOICE_RECORDING } from "./labels";

/** A new voice recording. */
export const sample = (): ExerciseOf<"voice_recording"> => ({
  type: "voice_recording",
  name: "",
  title: VOICE_RECORDING.sampleTitle,
  audioUrl: "/course-samples/captain.mp3",
});
