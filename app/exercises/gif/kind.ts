import { ImagePlay } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { GIF } from "../labels";

export const gif: ExerciseKind<"gif"> = {
  type: "gif",
  label: GIF.label,
  hint: GIF.hint,
  icon: ImagePlay,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
