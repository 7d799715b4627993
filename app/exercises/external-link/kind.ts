import { ExternalLink } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";

export const externalLink: ExerciseKind<"external_link"> = {
  type: "external_link",
  label: "External link",
  hint: "A page elsewhere, opened in a new tab.",
  icon: ExternalLink,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
