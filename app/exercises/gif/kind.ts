import { ImagePlay } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";

export const gif: ExerciseKind<"gif"> = {
  type: "gif",
  label: "GIF",
  hint: "A moving picture that can be stopped.",
  icon: ImagePlay,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
