import { AddressField } from "../address-field";
import type { EditorProps } from "../kind";
import { EXTERNAL_LINK } from "./labels";

/** Gives the address of a page. */
export function Editor({ exercise, onChange }: EditorProps<"external_link">) {
  return (
    <div className="grid gap-4">
      <AddressField
        label={EXTERNAL_LINK.address}
        value={exercise.link}
        onChange={(link) => onChange({ ...exercise, link })}
      />
    </div>
  );
}
