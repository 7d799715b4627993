import { FileQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { COURSE_MESSAGES } from "./labels";
import { type PageScreen, pageAddress } from "./page-address";
import { NOT_FOUND } from "./page-labels";

interface PageNotFoundProps {
  courseId: string;
  pageCount: number;
  screen: PageScreen;
  /** What can be done about it, where the course has no page at all. */
  children?: ReactNode;
}

/** Stands where a page would that the course does not have (spec §4 "Course builder"). */
export function PageNotFound({ courseId, pageCount, screen, children }: PageNotFoundProps) {
  const isEmpty = pageCount === 0;
  return (
    <Card as="div" className="min-h-[200px] content-center">
      <EmptyState
        icon={FileQuestion}
        text={isEmpty ? NOT_FOUND.noPages : `${COURSE_MESSAGES.noPage} ${NOT_FOUND.count(pageCount)}`}
      >
        {isEmpty ? (
          children
        ) : (
          <ButtonLink to={pageAddress(courseId, pageCount - 1, screen)}>{NOT_FOUND.toLast}</ButtonLink>
        )}
      </EmptyState>
    </Card>
  );
}
