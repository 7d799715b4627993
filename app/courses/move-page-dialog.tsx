import { type FormEvent, useId, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/field";
import { PAGES } from "./pages-labels";

interface MovePageDialogProps {
  /** Where the page stands, from 0. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  onClose: () => void;
}

/** Asks for the place that a page is to take, from 1. */
export function MovePageDialog({ place, count, onMove, onClose }: MovePageDialogProps) {
  const formId = useId();
  const [text, setText] = useState(String(place + 1));
  const [error, setError] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const number = /^\d+$/.test(text.trim()) ? Number(text) : 0;
    if (number >= 1 && number <= count) return onMove(number - 1);
    setError(PAGES.positionHint(count));
    event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={PAGES.moveTitle(place + 1)}
      footer={
        <>
          <Button onClick={onClose}>{PAGES.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {PAGES.move}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={PAGES.position}
          hint={PAGES.positionHint(count)}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Dialog>
  );
}
