import { Spline } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const matchWords: ExerciseKind<"match_words"> = {
  type: "match_words",
  label: "Match words",
  icon: Spline,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
