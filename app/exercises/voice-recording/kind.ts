import { Mic } from "lucide-react";
import { lazyPart } from "~/ui/lazy-part";
import type { ExerciseKind } from "../kind";

export const voiceRecording: ExerciseKind<"voice_recording"> = {
  type: "voice_recording",
  label: "Voice recording",
  icon: Mic,
  View: lazyPart(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
