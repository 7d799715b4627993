import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import type { KnownExercise } from "~/exercises/schema";
import { useCall } from "~/platform/use-call";
import { useToast } from "~/ui/toast";
import { MAKE_EXERCISE } from "./exercise-dialog-labels";
import { builderAddress } from "./use-adding-pages";
import type { Review } from "./use-review";

const NOT_FOUND = 404;
const FLUSH_MS = 5_000;

/** Puts an exercise on the page of the course that is made of a page of the document; made first where it is missing. */
export function useMakingExercise({ courseId, documentId, number, saver }: Review) {
  const { call } = useCall();
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  /** The id of the page of the course. A page that was made before is not made again (product §7). */
  async function coursePage(): Promise<string | null> {
    await saver?.flush(FLUSH_MS);
    const made = await call({
      method: "POST",
      path: `/api/documents/${documentId}/to-course`,
      body: { pages: [number] },
      failure: MAKE_EXERCISE.pageFailed,
      answer: async () => (await import("./schema")).toCourseAnswer,
    });
    if (!made.ok) return null;
    const page = made.data.pages.find((one) => one.number === number);
    if (page) return page.pageId;
    const read = await call({
      method: "GET",
      path: `/api/documents/${documentId}/pages/${number}`,
      failure: MAKE_EXERCISE.pageFailed,
      answer: async () => (await import("./schema")).documentPageAnswer,
    });
    return read.ok ? read.data.page.coursePageId : null;
  }

  async function addTo(page: string, exercise: KnownExercise) {
    return call({
      method: "POST",
      path: `/api/courses/${courseId}/pages/${page}/exercises`,
      body: { exercise },
      failure: false,
      answer: async () => (await import("~/courses/schema")).exerciseAddedAnswer,
    });
  }

  /** @returns whether it is on the page now */
  async function make(exercise: KnownExercise): Promise<boolean> {
    setBusy(true);
    let page = await coursePage();
    let result = page === null ? null : await addTo(page, exercise);
    // the page was deleted in the course a moment ago: it is made anew, once
    if (result && !result.ok && result.status === NOT_FOUND) {
      page = await coursePage();
      result = page === null ? null : await addTo(page, exercise);
    }
    setBusy(false);
    if (!result) return false;
    if (!result.ok) {
      toast.error(result.message || MAKE_EXERCISE.failed);
      return false;
    }
    const { index, message } = result.data;
    toast.success(message || MAKE_EXERCISE.done, {
      label: MAKE_EXERCISE.open,
      run: () => navigate(builderAddress(courseId, index)),
    });
    return true;
  }

  return { make, busy };
}
