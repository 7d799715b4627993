import { Shuffle } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { WORD_UNSCRAMBLE } from "../labels";

export const wordUnscramble: ExerciseKind<"word_unscramble"> = {
  type: "word_unscramble",
  label: WORD_UNSCRAMBLE.label,
  hint: WORD_UNSCRAMBLE.hint,
  icon: Shuffle,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
