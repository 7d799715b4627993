import { NotebookText } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";

export const note: ExerciseKind<"note"> = {
  type: "note",
  label: "Note",
  hint: "A text to read.",
  icon: NotebookText,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
