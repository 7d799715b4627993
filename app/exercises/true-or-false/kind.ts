import { ListChecks } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { TRUE_OR_FALSE } from "../labels";

export const trueOrFalse: ExerciseKind<"true_or_false"> = {
  type: "true_or_false",
  label: TRUE_OR_FALSE.label,
  hint: TRUE_OR_FALSE.hint,
  icon: ListChecks,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
