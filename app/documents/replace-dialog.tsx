import { type FormEvent, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextArea } from "~/ui/text-area";
import { attempt } from "./flat-edits";
import { FLAT } from "./flat-labels";
import type { Pair } from "./pairs";
import type { Review } from "./use-review";

interface ReplaceDialogProps {
  review: Review;
  onClose: () => void;
}

/** A pair a line: to be read, and to be compared. */
const written = (pairs: readonly Pair[]) => `[\n${pairs.map((pair) => JSON.stringify(pair)).join(",\n")}\n]`;

/** Takes a whole list of pairs in place of those that are there (spec §4 "PDF data actions"). */
export default function ReplaceDialog({ review, onClose }: ReplaceDialogProps) {
  const [text, setText] = useState(() => written(review.pairs));
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  function wrong(): string | null {
    let pairs: unknown;
    try {
      pairs = JSON.parse(text);
    } catch (why) {
      return FLAT.badJson(why instanceof Error ? why.message : "");
    }
    if (!Array.isArray(pairs)) return FLAT.noList;
    return attempt(review, { type: "replace", pairs: pairs as Pair[] })?.message ?? null;
  }

  function replace(event: FormEvent) {
    event.preventDefault();
    const message = wrong();
    setError(message);
    if (message) field.current?.focus();
    else onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={FLAT.replaceTitle}
      description={FLAT.replaceText}
      footer={
        <>
          <Button onClick={onClose}>{FLAT.cancel}</Button>
          <Button variant="primary" type="submit" form="replace-pairs">
            {FLAT.replace}
          </Button>
        </>
      }
    >
      <form id="replace-pairs" onSubmit={replace}>
        <TextArea
          ref={field}
          label={FLAT.pairs}
          error={error ?? undefined}
          value={text}
          rows={12}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
