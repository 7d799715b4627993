import type { Warning } from "../kind";
import { MEDIA } from "../labels";
import type { ExerciseOf } from "../schema";

/** A GIF stands there and is told in words (exercises.md "Linter"). */
export function lint({ gifUrl, alt }: ExerciseOf<"gif">): Warning[] {
  if (gifUrl === "") return [{ message: MEDIA.noPicture }];
  return alt.trim() === "" ? [{ message: MEDIA.noAlt }] : [];
}
