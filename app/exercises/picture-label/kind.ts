import { MapPin } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const pictureLabel: ExerciseKind<"picture_label"> = {
  type: "picture_label",
  label: "Picture label",
  icon: MapPin,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
