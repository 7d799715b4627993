import { type FormEvent, useEffect, useId, useRef } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { PasswordField } from "~/ui/password-field";
import { DANGER, PASSWORD, PROFILE } from "./labels";

interface ReauthDialogProps {
  email: string | null;
  /** What was wrong with the last password; empty before the first. */
  error: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (currentPassword: string) => void;
}

/** Asks for the current password before the account goes (quality R6). */
export default function ReauthDialog({ email, error, busy, onClose, onConfirm }: ReauthDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!busy) field.current?.focus();
  }, [busy]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onConfirm(field.current?.value ?? "");
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={DANGER.reauthTitle}
      description={DANGER.reauthText}
      footer={
        <>
          <Button onClick={onClose}>{PROFILE.cancel}</Button>
          <Button type="submit" form={formId} variant="danger" busy={busy}>
            {DANGER.button}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <input type="text" name="username" autoComplete="username" value={email ?? ""} readOnly hidden />
        <PasswordField
          ref={field}
          label={PASSWORD.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          required
          error={error || undefined}
        />
      </form>
    </Dialog>
  );
}
