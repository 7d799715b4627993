import { Headphones } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";

export const audio: ExerciseKind<"audio"> = {
  type: "audio",
  label: "Audio",
  hint: "A sound to hear, slowly too.",
  icon: Headphones,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
