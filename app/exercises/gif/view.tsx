import { useCallback, useState } from "react";
import type { ViewProps } from "../kind";
import { PictureFrame } from "../picture-frame";
import { ExerciseTitle } from "../title";
import { MovingPicture } from "./moving-picture";

/** A moving picture that can be stopped. */
export default function View({ exercise: { title, gifUrl, alt } }: ViewProps<"gif">) {
  const [failed, setFailed] = useState<string | null>(null);
  const onFailed = useCallback(() => setFailed(gifUrl), [gifUrl]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <ExerciseTitle>{title}</ExerciseTitle>
      {gifUrl === "" || failed === gifUrl ? (
        <PictureFrame address={gifUrl} alt={alt} />
      ) : (
        <MovingPicture key={gifUrl} address={gifUrl} alt={alt} onFailed={onFailed} />
      )}
    </div>
  );
}
