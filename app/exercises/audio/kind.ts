import { Headphones } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { AUDIO } from "../labels";

export const audio: ExerciseKind<"audio"> = {
  type: "audio",
  label: AUDIO.label,
  hint: AUDIO.hint,
  icon: Headphones,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
