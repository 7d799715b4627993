import { Shuffle } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const wordUnscramble: ExerciseKind<"word_unscramble"> = {
  type: "word_unscramble",
  label: "Word unscramble",
  icon: Shuffle,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
