import { BookA } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { WORDLIST } from "../labels";

export const wordlist: ExerciseKind<"wordlist"> = {
  type: "wordlist",
  label: WORDLIST.label,
  hint: WORDLIST.hint,
  icon: BookA,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
