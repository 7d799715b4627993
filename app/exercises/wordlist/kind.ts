import { BookA } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const wordlist: ExerciseKind<"wordlist"> = {
  type: "wordlist",
  label: "Wordlist",
  hint: "Words with what they mean: to read, to cover, to turn as cards.",
  icon: BookA,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
