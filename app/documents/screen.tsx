import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { teacherLoader } from "~/platform/screen.server";
import { ErrorPanel } from "~/shell/error-panel";
import { ReviewScreen } from "./review";
import { pageNumberIn } from "./review-address";
import { REVIEW } from "./review-labels";
import { findReviewPage } from "./review-page.server";
import { readView } from "./view-cookie";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `${data.found.document.filename} · ` : ""}${REVIEW.title} · Lectern` },
];

export const loader = teacherLoader({}, async ({ teacher, params, url, request }) => ({
  teacherId: teacher.id,
  view: readView(request.headers.get("Cookie")),
  found: await findReviewPage(
    teacher,
    params.courseId ?? "",
    params.documentId ?? "",
    pageNumberIn(url.searchParams),
  ),
}));

export function ErrorBoundary() {
  return <ErrorPanel fallback={REVIEW.failed} />;
}

export default function DocumentReviewScreen() {
  const { teacherId, view, found } = useLoaderData<typeof loader>();
  return <ReviewScreen key={found.document.id} teacherId={teacherId} view={view} found={found} />;
}
