import { Spline } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { MATCH_WORDS } from "../labels";

export const matchWords: ExerciseKind<"match_words"> = {
  type: "match_words",
  label: MATCH_WORDS.label,
  hint: MATCH_WORDS.hint,
  icon: Spline,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
