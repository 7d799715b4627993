import { MapPin } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { PICTURE_LABEL } from "../labels";

export const pictureLabel: ExerciseKind<"picture_label"> = {
  type: "picture_label",
  label: PICTURE_LABEL.label,
  hint: PICTURE_LABEL.hint,
  icon: MapPin,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
