import type { ViewProps } from "../kind";
import { PaperPicture } from "../paper-picture";
import { ExerciseTitle } from "../title";

export const Worksheet = ({ exercise: { title, image = "", alt = "" } }: ViewProps<"picture">) => (
  <div className="grid grid-cols-1 gap-3">
    <ExerciseTitle>{title}</ExerciseTitle>
    <PaperPicture address={image} alt={alt} />
  </div>
);

export const answerKey = (): string[] => [];
