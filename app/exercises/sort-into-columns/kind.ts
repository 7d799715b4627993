import { Columns3 } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { SORT_INTO_COLUMNS } from "../labels";

export const sortIntoColumns: ExerciseKind<"sort_into_columns"> = {
  type: "sort_into_columns",
  label: SORT_INTO_COLUMNS.label,
  hint: SORT_INTO_COLUMNS.hint,
  icon: Columns3,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
