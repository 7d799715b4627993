import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { teacherLoader } from "~/platform/screen.server";
import { ErrorPanel } from "~/shell/error-panel";
import { labelsIn, MESSAGES } from "./labels";
import { Planner } from "./planner";
import styles from "./schedule.css?url";
import { yearQuery } from "./schema";
import { loadSavedYears, loadSchedule } from "./store.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => [{ title: `${labelsIn("en").title} · Lectern` }];

export const loader = teacherLoader({ query: yearQuery }, async ({ teacher, query, clock }) => {
  const [loaded, savedYears] = await Promise.all([
    loadSchedule(teacher, query.year, clock),
    loadSavedYears(teacher),
  ]);
  return { ...loaded, savedYears };
});

export function ErrorBoundary() {
  return <ErrorPanel fallback={MESSAGES.loadFailed} />;
}

export default function ScheduleScreen() {
  const { schedule, savedYears, currentYear, today } = useLoaderData<typeof loader>();
  return (
    <Planner
      key={schedule.year}
      loaded={schedule}
      savedYears={savedYears}
      currentYear={currentYear}
      today={today}
    />
  );
}
