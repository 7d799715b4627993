import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { isDate } from "~/platform/dates";
import { teacherLoader } from "~/platform/screen.server";
import { ErrorPanel } from "~/shell/error-panel";
import { Dashboard } from "./dashboard";
import styles from "./dashboard.css?url";
import { DASHBOARD } from "./labels";
import { loadDashboard } from "./store.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => [{ title: `${DASHBOARD.title} · Lectern` }];

/** An address that names no day shows today: a week is chosen by arrows, and what is typed is a slip. */
export const loader = teacherLoader({}, ({ teacher, url, clock }) => {
  const start = url.searchParams.get("start") ?? "";
  return loadDashboard(teacher, isDate(start) ? start : undefined, clock);
});

/** Which lesson is open is the browser's own affair: opening or closing one loads nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const weekOf = (url: URL) => url.pathname + (url.searchParams.get("start") ?? "");
  const lessonOf = (url: URL) => url.searchParams.get("lesson");
  const onlyLesson = weekOf(currentUrl) === weekOf(nextUrl) && lessonOf(currentUrl) !== lessonOf(nextUrl);
  return !(onlyLesson && lessonOf(nextUrl) === null) && defaultShouldRevalidate;
}

export function ErrorBoundary() {
  return <ErrorPanel fallback={DASHBOARD.loadFailed} />;
}

export default function DashboardScreen() {
  return <Dashboard loaded={useLoaderData<typeof loader>()} />;
}
