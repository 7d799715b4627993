import { data, redirect } from "@remix-run/cloudflare";
import { readForm } from "~/platform/body.server";
import type { Scope } from "~/platform/context.server";
import { expected } from "~/platform/endpoint.server";
import { type Issue, invalid, notFound } from "~/platform/errors";
import { safeRedirect } from "~/platform/paths";
import { clientAddress, countAgainst } from "~/platform/rate-limit.server";
import { publicAction, publicLoader } from "~/platform/screen.server";
import { parseShape } from "~/platform/shape";
import type { Teacher } from "~/platform/teacher.server";
import { register, signIn } from "./account.server";
import { AUTH, FORGOT, type Mode, NOTICES } from "./labels";
import { MAX_EMAIL_LENGTH } from "./limits";
import { forgotBody, loginBody, registerBody } from "./schema";

/** What the form shows after a post without scripts: what went wrong, and what was typed (never a password). */
interface Refusal {
  message: string;
  issues: Issue[];
  email: string;
}

/** Data of `/auth/login` and `/auth/register`; any other mode is a 404 (product §1). */
export const authLoader = publicLoader(async ({ params, url, signedIn }) => {
  const mode = modeOf(params.mode);
  const redirectTo = safeRedirect(url.searchParams.get("redirectTo"));
  if (mode === "login" && (await isLive(await signedIn()))) throw redirect(redirectTo);
  const arrivedAfter = (Object.keys(NOTICES) as (keyof typeof NOTICES)[]).find((key) =>
    url.searchParams.has(key),
  );
  return {
    mode,
    redirectTo,
    notice: arrivedAfter ? NOTICES[arrivedAfter] : null,
    email: (url.searchParams.get("email") ?? "").slice(0, MAX_EMAIL_LENGTH),
  };
});

function modeOf(param: string | undefined): Mode {
  if (param !== "login" && param !== "register") throw notFound();
  return param;
}

/** Whoever is signed in has no use for the form (product §5); a cookie whose session is over does not count. */
async function isLive(teacher: Teacher | null): Promise<boolean> {
  try {
    await teacher?.confirm();
    return teacher !== null;
  } catch {
    return false;
  }
}

/** The form without scripts: the same decisions as the API calls, answered as a page (product §2). */
export const authAction = publicAction(async ({ params, request, url, ...scope }) => {
  const mode = modeOf(params.mode);
  const form = await readForm(request);
  return orRefusal(scope, form, async () => {
    if (mode === "register") {
      await countAgainst(scope.env, "register", clientAddress(request));
      const registration = parseShape(registerBody, form);
      if (form.password !== form.confirmPassword)
        throw invalid([{ path: "confirmPassword", message: AUTH.mismatch }]);
      await register(scope, registration);
      const search = new URLSearchParams({ registered: "1" });
      if (url.searchParams.has("redirectTo")) search.set("redirectTo", safeRedirect(form.redirectTo));
      return redirect(`/auth/login?${search}`);
    }
    await countAgainst(scope.env, "login", clientAddress(request));
    const { cookies } = await signIn(scope, request, parseShape(loginBody, form));
    const target = safeRedirect(form.redirectTo ?? url.searchParams.get("redirectTo"));
    return redirect(target, { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
  });
});

/** "Forgot password" without scripts. */
export const forgotAction = publicAction(async ({ request, ...scope }) => {
  const form = await readForm(request);
  return orRefusal(scope, form, async () => {
    await countAgainst(scope.env, "password-reset", clientAddress(request));
    parseShape(forgotBody, form);
    return data({ message: FORGOT.sent, issues: [] as Issue[], email: "" }, 202);
  });
});

async function orRefusal<T>(scope: Scope, form: Record<string, string>, run: () => Promise<T>) {
  try {
    return await run();
  } catch (error) {
    const { message, issues, status, headers } = expected(error, scope.requestId);
    const refusal: Refusal = { message, issues: issues ?? [], email: form.email ?? "" };
    return data(refusal, { status, headers });
  }
}
