import { Link, type MetaFunction, useNavigate } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useFormState } from "~/platform/form-state";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PasswordField } from "~/ui/password-field";
import { AUTH, RESET } from "./labels";
import { TEXT_LINK, Title } from "./title";
import { useResetToken } from "./use-reset-token";

export { ErrorPanel as ErrorBoundary } from "~/shell/error-panel";

export const meta: MetaFunction = () => [
  { title: `${RESET.title} · Lectern` },
  { name: "description", content: AUTH.description },
];

const FIELDS = ["newPassword", "confirmPassword"] as const;

/** Sets a new password with the secret of a reset link (product §2). */
export default function ResetPassword() {
  const token = useResetToken();
  const navigate = useNavigate();
  const { call, busy } = useCall();
  const state = useFormState(FIELDS);
  const [refused, setRefused] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || !token) return;
    const { newPassword, confirmPassword } = Object.fromEntries(new FormData(event.currentTarget));
    if (newPassword !== confirmPassword) {
      state.show({ message: null, issues: [{ path: "confirmPassword", message: RESET.mismatch }] });
      return;
    }
    state.clear();
    const answer = await call({
      method: "POST",
      path: "/api/auth/reset-password",
      body: { token, newPassword },
      success: false,
      failure: false,
    });
    if (answer.ok) {
      navigate("/auth/login?reset=1", { replace: true });
      return;
    }
    const besideField = answer.issues.some((issue) => issue.path === "newPassword");
    setRefused(!besideField);
    state.show({ message: answer.message || RESET.failed, issues: answer.issues });
  }

  const missing = token === null;
  return (
    <>
      <Title>{RESET.title}</Title>
      <noscript>
        <p className="mb-3 rounded-control bg-warn-soft px-3 py-2.5 text-sm text-warn-ink">
          {RESET.needsScripts}
        </p>
      </noscript>
      <div className="mb-3 grid gap-2 empty:hidden">
        {missing && <Notice tone="danger">{RESET.noToken}</Notice>}
        {state.message && <Notice tone="danger">{state.message}</Notice>}
      </div>
      {!missing && (
        <form ref={state.form} method="post" onSubmit={submit} className="grid gap-3">
          <PasswordField
            label={RESET.newPassword}
            name="newPassword"
            autoComplete="new-password"
            required
            hint={AUTH.passwordRule}
            error={state.errorOf("newPassword")}
          />
          <PasswordField
            label={RESET.confirmPassword}
            name="confirmPassword"
            autoComplete="new-password"
            required
            error={state.errorOf("confirmPassword")}
          />
          <Button type="submit" variant="primary" busy={busy} disabled={!token} className="mt-1 h-10!">
            {RESET.submit}
          </Button>
        </form>
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
        <Link to="/auth/login" className={TEXT_LINK}>
          {AUTH.backToLogin}
        </Link>
        {(missing || refused) && (
          <Link to="/auth/forgot-password" className={TEXT_LINK}>
            {RESET.newLink}
          </Link>
        )}
      </div>
    </>
  );
}
