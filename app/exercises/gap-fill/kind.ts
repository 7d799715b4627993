import { TextCursorInput } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const gapFill: ExerciseKind<"gap_fill"> = {
  type: "gap_fill",
  label: "Gap fill",
  icon: TextCursorInput,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
