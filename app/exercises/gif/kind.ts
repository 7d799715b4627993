import { ImagePlay } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const gif: ExerciseKind<"gif"> = {
  type: "gif",
  label: "GIF",
  icon: ImagePlay,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
