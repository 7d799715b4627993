import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { MAX_NAME_LENGTH } from "./limits";
import { PAGES } from "./pages-labels";

interface LabelFieldProps {
  label: string;
  /** @returns whether the server has it now */
  onRename: (label: string) => Promise<boolean>;
  /** It is done, or was given up. */
  onEdited: () => void;
}

/** A page's label while it is changed in its row: Enter and leaving it save, Esc gives up, a failure keeps the text. */
export function LabelField({ label, onRename, onEdited }: LabelFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(label);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const ended = useRef(false);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  function end() {
    ended.current = true;
    onEdited();
  }
  async function save() {
    if (busy || ended.current) return;
    if (text.trim() === label) return end();
    setBusy(true);
    const isSaved = await onRename(text);
    setBusy(false);
    setFailed(!isSaved);
    if (isSaved) end();
    else field.current?.focus({ preventScroll: true });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") void save();
    else if (event.key === "Escape") end();
    else return;
    // Esc would close the panel too
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <input
      ref={field}
      aria-label={PAGES.label}
      aria-invalid={failed || undefined}
      aria-busy={busy || undefined}
      value={text}
      readOnly={busy}
      maxLength={MAX_NAME_LENGTH}
      autoComplete="off"
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => void save()}
      className="mx-2 h-[36px] min-w-0 grow rounded-control border border-line-strong bg-surface px-2.5 text-sm aria-invalid:border-danger touch:h-[44px] touch:text-md"
    />
  );
}
