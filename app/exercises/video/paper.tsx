import type { ViewProps } from "../kind";
import { VIDEO } from "../labels";
import { PaperLink } from "../paper-link";
import { ExerciseTitle } from "../title";

export const Worksheet = ({ exercise: { title, videoUrl } }: ViewProps<"video">) => (
  <div className="grid gap-3">
    <ExerciseTitle>{title}</ExerciseTitle>
    <PaperLink text={VIDEO.onPaper} address={videoUrl} />
  </div>
);

export const answerKey = (): string[] => [];
