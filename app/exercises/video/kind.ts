import { Clapperboard } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { VIDEO } from "../labels";

export const video: ExerciseKind<"video"> = {
  type: "video",
  label: VIDEO.label,
  hint: VIDEO.hint,
  icon: Clapperboard,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
