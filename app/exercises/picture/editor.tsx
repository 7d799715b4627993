import { ExerciseTextField } from "../exercise-text-field";
import type { EditorProps } from "../kind";
import { MEDIA } from "../labels";
import { MediaField } from "../media-field";
import { PICTURE } from "./labels";

/** Chooses a picture and tells it in words. */
export function Editor({ exercise, onChange }: EditorProps<"picture">) {
  const { title, image = "", alt = "" } = exercise;
  return (
    <div className="grid gap-4">
      <ExerciseTextField
        label={MEDIA.title}
        value={title}
        onChange={(title) => onChange({ ...exercise, title })}
      />
      <MediaField
        label={PICTURE.address}
        kind="image"
        value={image}
        onChange={(image) => onChange({ ...exercise, image })}
      />
      <ExerciseTextField
        label={MEDIA.alt}
        hint={MEDIA.altHint}
        value={alt}
        onChange={(alt) => onChange({ ...exercise, alt })}
      />
    </div>
  );
}
