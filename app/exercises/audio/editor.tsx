import { ExerciseTextField } from "../exercise-text-field";
import type { EditorProps } from "../kind";
import { MEDIA } from "../labels";
import { MediaField } from "../media-field";
import { AUDIO } from "./labels";

/** Chooses a sound. */
export function Editor({ exercise, onChange }: EditorProps<"audio">) {
  return (
    <div className="grid gap-4">
      <ExerciseTextField
        label={MEDIA.title}
        value={exercise.title}
        onChange={(title) => onChange({ ...exercise, title })}
      />
      <MediaField
        label={AUDIO.address}
        kind="audio"
        value={exercise.audioUrl}
        onChange={(audioUrl) => onChange({ ...exercise, audioUrl })}
      />
    </div>
  );
}
