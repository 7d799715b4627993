import { Headphones } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const audio: ExerciseKind<"audio"> = {
  type: "audio",
  label: "Audio",
  icon: Headphones,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
