import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { PasswordField } from "~/ui/password-field";
import { importDesk } from "./import-desk";
import { IMPORT } from "./import-labels";
import type { ImportState } from "./import-state";

/** Asks for the password of a protected PDF, which never leaves the browser. */
export function ImportPassword({ state }: { state: Extract<ImportState, { kind: "password" }> }) {
  const { filename, wrong, checking } = state;
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const error = isMissing ? IMPORT.passwordMissing : wrong ? IMPORT.passwordWrong : undefined;

  useEffect(() => {
    if (checking) return;
    field.current?.focus();
    field.current?.select();
  }, [checking]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(text === "");
    if (text === "") field.current?.focus();
    else importDesk().importer.unlock(text);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <p className="text-sm text-muted">{IMPORT.password(filename)}</p>
      <PasswordField
        ref={field}
        label={IMPORT.passwordField}
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => void importDesk().importer.cancel()}>{IMPORT.cancel}</Button>
        <Button type="submit" variant="primary" busy={checking}>
          {IMPORT.unlock}
        </Button>
      </div>
    </form>
  );
}
