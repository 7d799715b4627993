import { redirect } from "@remix-run/cloudflare";
import { publicAction } from "~/platform/screen.server";
import { clearedSessionCookie } from "~/platform/session-cookie.server";
import { endSession } from "./store.server";

/** Logout for a page whose scripts do not run: a form posts here. Nobody is told apart: a dead session ends too. */
export const action = publicAction(async ({ db, signedIn }) => {
  const teacher = await signedIn();
  if (teacher) await db.batch([endSession(db, teacher.id, teacher.sessionId)]);
  return redirect("/auth/login", { headers: { "Set-Cookie": clearedSessionCookie() } });
});

export const loader = () => redirect("/auth/login");
