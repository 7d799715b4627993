import { Clapperboard } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const video: ExerciseKind<"video"> = {
  type: "video",
  label: "Video",
  icon: Clapperboard,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
