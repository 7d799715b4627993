import { Image } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const picture: ExerciseKind<"picture"> = {
  type: "picture",
  label: "Picture",
  icon: Image,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
