import type { ViewProps } from "../kind";
import { PaperPicture } from "../paper-picture";
import { ExerciseTitle } from "../title";

/** On paper it stands still. */
export const Worksheet = ({ exercise: { title, gifUrl, alt } }: ViewProps<"gif">) => (
  <div className="grid grid-cols-1 gap-3">
    <ExerciseTitle>{title}</ExerciseTitle>
    <PaperPicture address={gifUrl} alt={alt} />
  </div>
);

export const answerKey = (): string[] => [];
