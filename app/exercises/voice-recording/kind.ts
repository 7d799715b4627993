import { Mic } from "lucide-react";
import { lazy } from "react";
import type { ExerciseKind } from "../kind";
import { VOICE_RECORDING } from "../labels";

export const voiceRecording: ExerciseKind<"voice_recording"> = {
  type: "voice_recording",
  label: VOICE_RECORDING.label,
  hint: VOICE_RECORDING.hint,
  icon: Mic,
  View: lazy(() => import("./view")),
  authoring: () => import("./authoring"),
  paper: () => import("./paper"),
};
