import {
  Link,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
} from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFormState } from "~/platform/form-state";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PasswordField } from "~/ui/password-field";
import { AUTH, MODES, type Mode, NOTICES } from "./labels";
import { MAX_EMAIL_LENGTH } from "./limits";
import { authAction, authLoader } from "./screen.server";
import { TEXT_LINK, Title } from "./title";

export { ErrorPanel as ErrorBoundary } from "~/shell/error-panel";

export const loader = authLoader;
export const action = authAction;

/** The switch between the modes changes the address and nothing else: what was typed stays, no request. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = ({ params, error }) => [
  { title: error ? "Lectern" : `${MODES[modeOf(params.mode)].title} · Lectern` },
  { name: "description", content: AUTH.description },
];

const FIELDS = ["email", "password", "confirmPassword"] as const;

function modeOf(param: string | undefined): Mode {
  return param === "register" ? "register" : "login";
}

/** Login and Register in one form (spec §2 "Auth screen"); the same form posts to `action` without scripts. */
export default function AuthScreen() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const mode = modeOf(useParams().mode);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { call, busy } = useCall();
  const state = useFormState(FIELDS, refused);
  const [welcome, setWelcome] = useState(loaded.notice);
  const [leaving, setLeaving] = useState(false);
  const timeZone = useRef<HTMLInputElement>(null);
  const texts = MODES[mode];
  const isNew = mode === "register";

  useEffect(() => {
    if (timeZone.current) timeZone.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || leaving) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    if (isNew && typed.password !== typed.confirmPassword) {
      state.show({ message: null, issues: [{ path: "confirmPassword", message: AUTH.mismatch }] });
      return;
    }
    state.clear();
    setWelcome(null);
    const answer = await call({
      method: "POST",
      path: isNew ? "/api/auth/register" : "/api/auth/login",
      body: {
        email: typed.email,
        password: typed.password,
        ...(isNew && typed.timeZone ? { timeZone: typed.timeZone } : {}),
      },
      success: false,
      failure: false,
    });
    if (!answer.ok) {
      const fallback = answer.status === 401 ? AUTH.unauthorized : AUTH.failed;
      state.show({ message: answer.message || fallback, issues: answer.issues });
      return;
    }
    if (!isNew) {
      setLeaving(true);
      window.location.assign(withFragment(loaded.redirectTo));
      return;
    }
    for (const name of ["password", "confirmPassword"]) clearField(form, name);
    navigate(`/auth/login${keptSearch(search, loaded.redirectTo)}`);
    setWelcome(NOTICES.registered);
    focusField(form, "password");
  }

  return (
    <>
      <Title>{texts.title}</Title>
      <form ref={state.form} method="post" onSubmit={submit} className="grid gap-3">
        <input ref={timeZone} type="hidden" name="timeZone" />
        <input type="hidden" name="redirectTo" value={loaded.redirectTo} />
        {state.message && <Notice tone="danger">{state.message}</Notice>}
        {welcome && !state.message && (
          <Notice tone="success" urgent>
            {welcome}
          </Notice>
        )}
        <TextField
          label={AUTH.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={MAX_EMAIL_LENGTH}
          defaultValue={refused?.email ?? loaded.email}
          error={state.errorOf("email")}
        />
        <PasswordField
          label={AUTH.password}
          name="password"
          autoComplete={isNew ? "new-password" : "current-password"}
          required
          hint={isNew ? AUTH.passwordRule : undefined}
          error={state.errorOf("password")}
        />
        {isNew && (
          <PasswordField
            label={AUTH.confirmPassword}
            name="confirmPassword"
            autoComplete="new-password"
            required
            error={state.errorOf("confirmPassword")}
          />
        )}
        <Button type="submit" variant="primary" busy={busy || leaving} className="mt-1 h-10!">
          {texts.submit}
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm text-muted">
        <Link
          to={`/auth/${texts.other}${keptSearch(search, loaded.redirectTo)}`}
          className="py-1 hover:text-ink"
          onClick={() => {
            state.clear();
            setWelcome(null);
          }}
        >
          {texts.question} <span className={TEXT_LINK}>{MODES[texts.other].title}</span>
        </Link>
        {!isNew && (
          <Link to="/auth/forgot-password" className={TEXT_LINK}>
            {AUTH.forgotPassword}
          </Link>
        )}
      </div>
    </>
  );
}

/** What of the address goes along to the other mode: where to return to after signing in, if it says so. */
function keptSearch(search: string, redirectTo: string): string {
  return new URLSearchParams(search).has("redirectTo") ? `?${new URLSearchParams({ redirectTo })}` : "";
}

/** A link may carry something after its `#`, which the server never saw: it goes along. */
function withFragment(path: string): string {
  return path.includes("#") ? path : path + window.location.hash;
}

function clearField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = "";
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
