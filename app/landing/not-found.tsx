import type { MetaFunction } from "@remix-run/react";
import { notFound } from "~/platform/errors";
import { publicLoader } from "~/platform/screen.server";

export { ErrorPanel as ErrorBoundary } from "~/shell/error-panel";

/** An unknown path outside the signed-in screens (product §1). */
export const loader = publicLoader(() => {
  throw notFound();
});

export const handle = { scripts: false };

export const meta: MetaFunction = () => [{ title: "Page not found · Lectern" }];

export default function NotFound() {
  return null;
}
