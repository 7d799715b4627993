import { ListChecks } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const trueOrFalse: ExerciseKind<"true_or_false"> = {
  type: "true_or_false",
  label: "True or false",
  icon: ListChecks,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
