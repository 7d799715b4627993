import { ListOrdered } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const textOrder: ExerciseKind<"text_order"> = {
  type: "text_order",
  label: "Text order",
  icon: ListOrdered,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
