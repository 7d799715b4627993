import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { teacherLoader } from "~/platform/screen.server";
import { ErrorPanel } from "~/shell/error-panel";
import { PageHead } from "~/ui/page-head";
import { BUILDER } from "./builder-labels";
import { COURSE_MESSAGES } from "./labels";
import { NoCourse } from "./no-course";
import { pageAddress } from "./page-address";
import { readPlace } from "./place-cookies";
import { courseToOpen } from "./store.server";

export const meta: MetaFunction = () => [{ title: `${BUILDER.title} · Lectern` }];

/** Opens the course that this browser had open last, else the one that was changed last (product §6). */
export const loader = teacherLoader({}, async ({ teacher, request }) => {
  const last = readPlace(request.headers.get("Cookie"));
  const courseId = await courseToOpen(teacher, last?.courseId ?? null);
  if (courseId === null) return null;
  throw redirect(pageAddress(courseId, courseId === last?.courseId ? last.index : 0));
});

export function ErrorBoundary() {
  return <ErrorPanel fallback={COURSE_MESSAGES.fetchFailed} />;
}

export default function NoCourseScreen() {
  return (
    <>
      <PageHead title={BUILDER.title} />
      <NoCourse />
    </>
  );
}
