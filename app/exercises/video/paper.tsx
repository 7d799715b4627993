import type { ViewProps } from "../kind";
import { PaperLink } from "../paper-link";
import { ExerciseTitle } from "../title";
import { VIDEO } from "./labels";

export const Worksheet = ({ exercise: { title, videoUrl } }: ViewProps<"video">) => (
  <div className="grid grid-cols-1 gap-3">
    <ExerciseTitle>{title}</ExerciseTitle>
    <PaperLink text={VIDEO.onPaper} address={videoUrl} />
  </div>
);

export const answerKey = (): string[] => [];
