import { ExerciseTextField } from "./exercise-text-field";
import { MEDIA } from "./labels";
import { MediaField } from "./media-field";

interface Picture {
  title: string;
  image: string;
  alt: string;
}

interface PictureFieldsProps extends Picture {
  /** What the field of the picture is called. */
  label: string;
  onChange: (change: Partial<Picture>) => void;
}

/** A picture, what students read above it, and what it shows for those who cannot see it. */
export function PictureFields({ title, image, alt, label, onChange }: PictureFieldsProps) {
  return (
    <>
      <ExerciseTextField label={MEDIA.title} value={title} onChange={(title) => onChange({ title })} />
      <MediaField label={label} kind="image" value={image} onChange={(image) => onChange({ image })} />
      <ExerciseTextField
        label={MEDIA.alt}
        hint={MEDIA.altHint}
        value={alt}
        onChange={(alt) => onChange({ alt })}
      />
    </>
  );
}
