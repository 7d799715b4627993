import { NotebookText } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const note: ExerciseKind<"note"> = {
  type: "note",
  label: "Note",
  icon: NotebookText,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
