import { Columns3 } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const sortIntoColumns: ExerciseKind<"sort_into_columns"> = {
  type: "sort_into_columns",
  label: "Sort into columns",
  icon: Columns3,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
