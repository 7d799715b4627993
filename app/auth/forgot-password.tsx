import { Link, type MetaFunction, useActionData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useFormState } from "~/platform/form-state";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { AUTH, FORGOT } from "./labels";
import { MAX_EMAIL_LENGTH } from "./limits";
import { forgotAction } from "./screen.server";
import { TEXT_LINK, Title } from "./title";

export { ErrorPanel as ErrorBoundary } from "~/shell/error-panel";

export const action = forgotAction;

export const meta: MetaFunction = () => [
  { title: `${FORGOT.title} · Lectern` },
  { name: "description", content: AUTH.description },
];

const FIELDS = ["email"] as const;

/** Asks for a link that sets a new password; says plainly where it goes (product §2). */
export default function ForgotPassword() {
  const answered = useActionData<typeof action>();
  const { call, busy } = useCall();
  const wasSent = answered?.message === FORGOT.sent;
  const state = useFormState(FIELDS, wasSent ? undefined : answered);
  const [sent, setSent] = useState(wasSent);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { email } = Object.fromEntries(new FormData(event.currentTarget));
    state.clear();
    setSent(false);
    const answer = await call({
      method: "POST",
      path: "/api/auth/forgot-password",
      body: { email },
      success: false,
      failure: false,
    });
    if (answer.ok) setSent(true);
    else state.show({ message: answer.message || AUTH.failed, issues: answer.issues });
  }

  return (
    <>
      <Title>{FORGOT.title}</Title>
      <div className="mb-4 grid gap-2 text-sm text-muted">
        <p>{FORGOT.lead}</p>
        <p>{FORGOT.telegram}</p>
      </div>
      <form ref={state.form} method="post" onSubmit={submit} className="grid gap-3">
        {state.message && <Notice tone="danger">{state.message}</Notice>}
        {sent && <Notice tone="success">{FORGOT.sent}</Notice>}
        <TextField
          label={AUTH.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={MAX_EMAIL_LENGTH}
          defaultValue={answered?.email}
          error={state.errorOf("email")}
        />
        <Button type="submit" variant="primary" busy={busy} className="mt-1 h-10!">
          {FORGOT.submit}
        </Button>
      </form>
      <div className="mt-5 grid gap-1.5 border-t border-line pt-4 text-sm text-muted">
        <p>{FORGOT.operator}</p>
        <code className="overflow-x-auto rounded-control bg-sunken px-2.5 py-1.5 text-xs whitespace-nowrap text-ink">
          {FORGOT.command}
        </code>
      </div>
      <p className="mt-4 text-sm">
        <Link to="/auth/login" className={TEXT_LINK}>
          {AUTH.backToLogin}
        </Link>
      </p>
    </>
  );
}
