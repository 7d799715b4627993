import { ExerciseTextField } from "../exercise-text-field";
import type { EditorProps } from "../kind";
import { MEDIA } from "../labels";
import { MediaField } from "../media-field";
import { VIDEO } from "./labels";

/** Chooses a video. */
export function Editor({ exercise, onChange }: EditorProps<"video">) {
  return (
    <div className="grid gap-4">
      <ExerciseTextField
        label={MEDIA.title}
        value={exercise.title}
        onChange={(title) => onChange({ ...exercise, title })}
      />
      <MediaField
        label={VIDEO.address}
        kind="video"
        value={exercise.videoUrl}
        onChange={(videoUrl) => onChange({ ...exercise, videoUrl })}
      />
    </div>
  );
}
