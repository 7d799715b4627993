import { ListOrdered } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { TEXT_ORDER } from "../labels";

export const textOrder: ExerciseKind<"text_order"> = {
  type: "text_order",
  label: TEXT_ORDER.label,
  hint: TEXT_ORDER.hint,
  icon: ListOrdered,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
