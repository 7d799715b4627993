import type { ViewProps } from "../kind";
import { PaperLink } from "../paper-link";
import { ExerciseTitle } from "../title";
import { VOICE_RECORDING } from "./labels";

export const Worksheet = ({ exercise: { title, audioUrl } }: ViewProps<"voice_recording">) => (
  <div className="grid grid-cols-1 gap-3">
    <ExerciseTitle>{title}</ExerciseTitle>
    <PaperLink text={VOICE_RECORDING.sample} address={audioUrl} />
    <p className="text-sm text-muted">{VOICE_RECORDING.onPaper}</p>
  </div>
);

export const answerKey = (): string[] => [];
