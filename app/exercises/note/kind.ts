import { NotebookText } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { NOTE } from "../labels";

export const note: ExerciseKind<"note"> = {
  type: "note",
  label: NOTE.label,
  hint: NOTE.hint,
  icon: NotebookText,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
