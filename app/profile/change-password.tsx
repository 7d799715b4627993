import { useRevalidator } from "@remix-run/react";
import { KeyRound } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFormState } from "~/platform/form-state";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PasswordField } from "~/ui/password-field";
import { useToast } from "~/ui/toast";
import { useHydrated } from "~/ui/use-hydrated";
import { PASSWORD, PROFILE } from "./labels";
import { useReturnFocus } from "./use-return-focus";

/** A new password; asks for the current one only where the sign-in is too long ago (quality R6). */
export function ChangePassword({ email }: { email: string | null }) {
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);
  const hydrated = useHydrated();
  const opener = useReturnFocus(changing);
  return (
    <Card title={PASSWORD.title}>
      {changed && !changing && (
        <div className="mb-3">
          <Notice tone="success">{PASSWORD.othersSignedOut}</Notice>
        </div>
      )}
      {changing ? (
        <PasswordForm
          email={email}
          onDone={(done) => {
            setChanging(false);
            setChanged(done);
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-60 flex-1 text-sm text-muted">{PASSWORD.lead}</p>
          <Button ref={opener} icon={KeyRound} disabled={!hydrated} onClick={() => setChanging(true)}>
            {PASSWORD.open}
          </Button>
        </div>
      )}
    </Card>
  );
}

const FIELDS = ["currentPassword", "newPassword", "confirmPassword"] as const;

function PasswordForm({ email, onDone }: { email: string | null; onDone: (changed: boolean) => void }) {
  const { call, busy } = useCall();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const state = useFormState(FIELDS);
  const [asksCurrent, setAsksCurrent] = useState(false);
  const current = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (asksCurrent) current.current?.focus();
  }, [asksCurrent]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { newPassword, confirmPassword, currentPassword } = Object.fromEntries(
      new FormData(event.currentTarget),
    );
    if (newPassword !== confirmPassword) {
      state.show({ message: null, issues: [{ path: "confirmPassword", message: PASSWORD.mismatch }] });
      return;
    }
    state.clear();
    const answer = await call({
      method: "PUT",
      path: "/api/user/password",
      body: { newPassword, ...(asksCurrent ? { currentPassword } : {}) },
      success: PASSWORD.changed,
      failure: false,
    });
    if (answer.ok) {
      revalidate();
      onDone(true);
      return;
    }
    const message = answer.message || PASSWORD.failed;
    if (answer.code === "reauth_required") {
      setAsksCurrent(true);
      state.show({ message: null, issues: [{ path: "currentPassword", message }] });
    } else {
      toast.error(message);
      state.show({ message: null, issues: answer.issues });
    }
  }

  return (
    <form ref={state.form} onSubmit={submit} className="grid gap-3">
      <input type="text" name="username" autoComplete="username" value={email ?? ""} readOnly hidden />
      {asksCurrent && (
        <PasswordField
          ref={current}
          label={PASSWORD.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          required
          error={state.errorOf("currentPassword")}
        />
      )}
      <PasswordField
        label={PASSWORD.newPassword}
        name="newPassword"
        autoComplete="new-password"
        required
        autoFocus
        hint={PASSWORD.rule}
        error={state.errorOf("newPassword")}
      />
      <PasswordField
        label={PASSWORD.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={state.errorOf("confirmPassword")}
      />
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <Button onClick={() => onDone(false)}>{PROFILE.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {PASSWORD.submit}
        </Button>
      </div>
    </form>
  );
}
