import { type FormEvent, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/field";
import { TextArea } from "~/ui/text-area";
import { attempt } from "./flat-edits";
import { FLAT } from "./flat-labels";
import type { Json } from "./pairs";
import { sectionsPath } from "./review-address";
import type { Review } from "./use-review";

interface AddPairDialogProps {
  review: Review;
  onClose: () => void;
}

/** JSON where it is that, and a text otherwise. */
function typedOf(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** Asks for a path and the value that is to stand there. */
export default function AddPairDialog({ review, onClose }: AddPairDialogProps) {
  const list = sectionsPath(review.number);
  const [path, setPath] = useState(`${review.selected ?? `${list}-${review.page.sections.length}`}-`);
  const [text, setText] = useState("");
  const [isText, setIsText] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const wanted = path.trim();
    const trouble = attempt(review, { type: "add", path: wanted, value: isText ? text : typedOf(text) });
    setError(trouble?.message ?? null);
    if (trouble) field.current?.focus();
    else {
      onClose();
      review.select(wanted, "focus");
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={FLAT.addTitle}
      description={FLAT.addText}
      footer={
        <>
          <Button onClick={onClose}>{FLAT.cancel}</Button>
          <Button variant="primary" type="submit" form="add-pair">
            {FLAT.add}
          </Button>
        </>
      }
    >
      <form id="add-pair" onSubmit={add} className="grid gap-3">
        <TextField
          ref={field}
          label={FLAT.path}
          error={error ?? undefined}
          value={path}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setPath(event.target.value)}
        />
        <TextArea
          label={FLAT.value}
          hint={isText ? undefined : FLAT.valueHint}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Checkbox
          label={FLAT.asText}
          checked={isText}
          onChange={(event) => setIsText(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}
