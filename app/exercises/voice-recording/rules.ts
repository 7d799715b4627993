import type { Warning } from "../kind";
import { MEDIA } from "../labels";
import type { ExerciseOf } from "../schema";

/** There is a sample to say after (exercises.md "Linter"). */
export const lint = ({ audioUrl }: ExerciseOf<"voice_recording">): Warning[] =>
  audioUrl === "" ? [{ message: MEDIA.noSample }] : [];
