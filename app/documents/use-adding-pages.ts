import { useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import { useCall } from "~/platform/use-call";
import { useToast } from "~/ui/toast";
import { MAX_PAGES_A_CALL } from "./limits";
import { courseAddress } from "./review-address";
import { TO_COURSE } from "./to-course-labels";

/** Where a page of a course stands in the builder. @param index from 0 */
export const builderAddress = (courseId: string, index: number): string =>
  `${courseAddress(courseId)}${index > 0 ? `?page=${index + 1}` : ""}`;

/** Makes pages of the course, as many a call as one takes, and tells what has come of it. */
export function useAddingPages(courseId: string, documentId: string) {
  const { call } = useCall();
  const toast = useToast();
  const navigate = useNavigate();
  const [adding, setAdding] = useState<{ done: number; all: number } | null>(null);
  const cancelled = useRef(false);

  /** @returns whether all of them are pages of the course now */
  async function add(numbers: readonly number[]): Promise<boolean> {
    cancelled.current = false;
    let first: number | null = null;
    let added = 0;
    let done = 0;
    let isWhole = true;
    while (done < numbers.length && !cancelled.current) {
      setAdding({ done, all: numbers.length });
      const pages = numbers.slice(done, done + MAX_PAGES_A_CALL);
      const result = await call({
        method: "POST",
        path: `/api/documents/${documentId}/to-course`,
        body: { pages },
        failure: TO_COURSE.addFailed,
        answer: async () => (await import("./schema")).toCourseAnswer,
      });
      if (!result.ok) {
        isWhole = false;
        break;
      }
      first ??= result.data.pages[0]?.index ?? null;
      added += result.data.pages.length;
      done += pages.length;
    }
    setAdding(null);
    isWhole &&= done === numbers.length;
    const index = first;
    if (added > 0 && index !== null)
      toast.success(isWhole ? TO_COURSE.done(added) : TO_COURSE.stopped(added), {
        label: TO_COURSE.open,
        run: () => navigate(builderAddress(courseId, index)),
      });
    else if (isWhole) toast.info(TO_COURSE.allThere);
    return isWhole;
  }

  return {
    adding,
    add,
    cancel: () => {
      cancelled.current = true;
    },
  };
}
