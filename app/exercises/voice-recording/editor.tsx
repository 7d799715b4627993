import { ExerciseTextField } from "../exercise-text-field";
import type { EditorProps } from "../kind";
import { MEDIA } from "../labels";
import { MediaField } from "../media-field";
import { VOICE_RECORDING } from "./labels";

/** Chooses the sample that is to be said after. */
export function Editor({ exercise, onChange }: EditorProps<"voice_recording">) {
  return (
    <div className="grid gap-4">
      <ExerciseTextField
        label={MEDIA.title}
        value={exercise.title}
        onChange={(title) => onChange({ ...exercise, title })}
      />
      <MediaField
        label={VOICE_RECORDING.address}
        kind="audio"
        value={exercise.audioUrl}
        onChange={(audioUrl) => onChange({ ...exercise, audioUrl })}
      />
    </div>
  );
}
