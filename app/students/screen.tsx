import type { LinksFunction } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { teacherLoader } from "~/platform/screen.server";
import { ErrorPanel } from "~/shell/error-panel";
import { STUDENTS } from "./labels";
import { loadStudentsScreen } from "./screen.server";
import styles from "./students.css?url";
import { StudentsPage } from "./students-page";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => [{ title: `${STUDENTS.title} · Lectern` }];

/** What the address asks for besides, it may ask for in vain: an unknown student opens nothing. */
export const loader = teacherLoader({}, ({ teacher, url, clock }) =>
  loadStudentsScreen(
    teacher,
    {
      archived: url.searchParams.get("archived") === "1",
      student: url.searchParams.get("student"),
      origin: url.origin,
    },
    clock,
  ),
);

export function ErrorBoundary() {
  return <ErrorPanel fallback={STUDENTS.loadFailed} />;
}

export default function StudentsScreen() {
  return <StudentsPage loaded={useLoaderData<typeof loader>()} />;
}
