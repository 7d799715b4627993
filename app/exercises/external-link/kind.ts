import { ExternalLink } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const externalLink: ExerciseKind<"external_link"> = {
  type: "external_link",
  label: "External link",
  icon: ExternalLink,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
