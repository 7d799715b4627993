import { ExerciseTextField } from "../exercise-text-field";
import type { EditorProps } from "../kind";
import { MEDIA } from "../labels";
import { MediaField } from "../media-field";
import { GIF } from "./labels";

/** Chooses a GIF and tells it in words. */
export function Editor({ exercise, onChange }: EditorProps<"gif">) {
  return (
    <div className="grid gap-4">
      <ExerciseTextField
        label={MEDIA.title}
        value={exercise.title}
        onChange={(title) => onChange({ ...exercise, title })}
      />
      <MediaField
        label={GIF.address}
        kind="gif"
        value={exercise.gifUrl}
        onChange={(gifUrl) => onChange({ ...exercise, gifUrl })}
      />
      <ExerciseTextField
        label={MEDIA.alt}
        hint={MEDIA.altHint}
        value={exercise.alt}
        onChange={(alt) => onChange({ ...exercise, alt })}
      />
    </div>
  );
}
