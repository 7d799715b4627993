import type { ReactNode } from "react";
import type { Review } from "./use-review";

/** What the review screen has beside the page itself. */
export interface ReviewTools {
  /** Stands in the head, at the right. */
  head: ReactNode;
  /** Stands in the toolbar over the page. */
  toolbar: ReactNode;
  /** Stands beside the page's text while it is open; null while nothing is. */
  panel: ReactNode;
  /** Stands under a text of the page, by its path. */
  note?: (path: string, text: string) => ReactNode;
}

/** Search, corrections and the way to the course. @param review null where the page is not there */
export function useReviewTools(_review: Review | null): ReviewTools {
  return { head: null, toolbar: null, panel: null };
}
