import type { Warning } from "../kind";
import { MEDIA } from "../labels";
import type { ExerciseOf } from "../schema";

/** There is something to hear (exercises.md "Linter"). */
export const lint = ({ audioUrl }: ExerciseOf<"audio">): Warning[] =>
  audioUrl === "" ? [{ message: MEDIA.noSound }] : [];
