import type { EditorProps } from "../kind";
import { PictureFields } from "../picture-fields";
import { PICTURE } from "./labels";

/** Chooses a picture and tells it in words. */
export function Editor({ exercise, onChange }: EditorProps<"picture">) {
  const { title, image = "", alt = "" } = exercise;
  return (
    <div className="grid gap-4">
      <PictureFields
        {...{ title, image, alt }}
        label={PICTURE.address}
        onChange={(change) => onChange({ ...exercise, ...change })}
      />
    </div>
  );
}
