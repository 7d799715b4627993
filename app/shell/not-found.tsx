import type { MetaFunction } from "@remix-run/react";
import { notFound } from "~/platform/errors";
import { teacherLoader } from "~/platform/screen.server";
import { ERRORS } from "./labels";

export { ErrorPanel as ErrorBoundary } from "./error-panel";

/** An unknown path below `/admin` (product §1): a 404 inside the shell, for those who are signed in. */
export const loader = teacherLoader({}, async ({ teacher }) => {
  await teacher.confirm();
  throw notFound();
});

export const meta: MetaFunction = () => [{ title: `${ERRORS.notFoundTitle} · Lectern` }];

export default function NotFound() {
  return null;
}
