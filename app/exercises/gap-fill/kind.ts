import { TextCursorInput } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { GAP_FILL } from "../labels";

export const gapFill: ExerciseKind<"gap_fill"> = {
  type: "gap_fill",
  label: GAP_FILL.label,
  hint: GAP_FILL.hint,
  icon: TextCursorInput,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
