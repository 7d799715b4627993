import { BookA } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const wordlist: ExerciseKind<"wordlist"> = {
  type: "wordlist",
  label: "Wordlist",
  icon: BookA,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
