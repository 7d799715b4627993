import type { Warning } from "../kind";
import { MEDIA } from "../labels";
import type { ExerciseOf } from "../schema";

/** A picture stands there and is told in words (exercises.md "Linter"). */
export function lint({ image = "", alt = "" }: ExerciseOf<"picture">): Warning[] {
  if (image === "") return [{ message: MEDIA.noPicture }];
  return alt.trim() === "" ? [{ message: MEDIA.noAlt }] : [];
}
