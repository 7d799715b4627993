import { ExternalLink } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { EXTERNAL_LINK } from "../labels";

export const externalLink: ExerciseKind<"external_link"> = {
  type: "external_link",
  label: EXTERNAL_LINK.label,
  hint: EXTERNAL_LINK.hint,
  icon: ExternalLink,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
