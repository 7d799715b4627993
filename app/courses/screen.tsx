import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { teacherLoader } from "~/platform/screen.server";
import { ErrorPanel } from "~/shell/error-panel";
import { Builder } from "./builder";
import { BUILDER } from "./builder-labels";
import { COURSE_MESSAGES } from "./labels";
import { loadPageScreen } from "./page-screen.server";
import { readHeight } from "./place-cookies";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `${data.found.course.name} · ` : ""}${BUILDER.title} · Lectern` },
];

export const loader = teacherLoader({}, async (call) => ({
  teacherId: call.teacher.id,
  found: await loadPageScreen(call),
  height: readHeight(call.request.headers.get("Cookie")),
}));

export function ErrorBoundary() {
  return <ErrorPanel fallback={COURSE_MESSAGES.pageFailed} />;
}

export default function CourseBuilderScreen() {
  const { teacherId, found, height } = useLoaderData<typeof loader>();
  return <Builder key={found.course.id} teacherId={teacherId} found={found} height={height} />;
}
