import type { ViewProps } from "../kind";
import { PictureFrame } from "../picture-frame";
import { ExerciseTitle } from "../title";

/** A picture to look at. */
export default function View({ exercise: { title, image = "", alt = "" } }: ViewProps<"picture">) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <ExerciseTitle>{title}</ExerciseTitle>
      <PictureFrame address={image} alt={alt} />
    </div>
  );
}
