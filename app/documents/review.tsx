import { PageHead } from "~/ui/page-head";
import type { ReviewPage } from "./review-page.server";
import { useReviewTools } from "./review-tools";
import { useReview } from "./use-review";
import type { View } from "./view-cookie";

interface ReviewScreenProps {
  teacherId: string;
  view: View;
  found: ReviewPage;
}

/** A document that was read from a PDF, one page at a time (product §7). */
export function ReviewScreen({ teacherId, found }: ReviewScreenProps) {
  const { page } = found;
  return page ? <OnePage teacherId={teacherId} found={{ ...found, page }} /> : null;
}

function OnePage({
  teacherId,
  found: { course, document, page },
}: {
  teacherId: string;
  found: ReviewPage & { page: NonNullable<ReviewPage["page"]> };
}) {
  const review = useReview({ teacherId, courseId: course.id, documentId: document.id, page });
  const tools = useReviewTools(review);
  return (
    <>
      <PageHead title={document.filename}>{tools.head}</PageHead>
      <div>{tools.toolbar}</div>
      {tools.panel}
    </>
  );
}
