import type { ViewProps } from "../kind";
import { PaperLines } from "../paper-lines";
import { PaperLink } from "../paper-link";
import { ExerciseTitle } from "../title";
import { AUDIO } from "./labels";

/** Room to write what is heard. */
export const Worksheet = ({ exercise: { title, audioUrl } }: ViewProps<"audio">) => (
  <div className="grid grid-cols-1 gap-3">
    <ExerciseTitle>{title}</ExerciseTitle>
    <PaperLink text={AUDIO.onPaper} address={audioUrl} />
    <PaperLines count={4} />
  </div>
);

export const answerKey = (): string[] => [];
