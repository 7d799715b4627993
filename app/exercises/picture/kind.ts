import { Image } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { PICTURE } from "../labels";

export const picture: ExerciseKind<"picture"> = {
  type: "picture",
  label: PICTURE.label,
  hint: PICTURE.hint,
  icon: Image,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
