import { useNavigate, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { type CalendarEvent, deletedAnswer, lessonsAnswer } from "~/lessons/schema";
import type { CallResult } from "~/platform/call";
import { useCall } from "~/platform/use-call";
import { useToast } from "~/ui/toast";
import { LESSON } from "./labels";
import { lessonPath, wholeOf } from "./lesson-calls";

/** A lesson as the dialog's form gives it. */
export interface LessonFields {
  date: string;
  time: string;
  title: string;
  grade: string;
  type: string;
  color: string;
  durationMinutes: number;
  studentId: string | null;
  repeatUntil?: string | null;
}

/** Making, changing and deleting a lesson. What is wrong with a field is for the form; all else is told in passing. */
export function useLessonCalls(fields: readonly string[], shown: readonly string[]) {
  const { call } = useCall();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [doing, setDoing] = useState<"save" | "delete" | null>(null);

  /** A refusal that names no field is told; a lesson that is gone shows with the next look at the week. */
  function tell<T>(result: CallResult<T>, fallback: string): CallResult<T> {
    if (result.ok || result.status === 401) return result;
    const besideField = result.issues.some(({ path }) => fields.includes(path));
    if (!besideField)
      toast.error(result.status === 404 ? LESSON.gone : (result.status > 0 && result.message) || fallback);
    if (result.status === 404) revalidate();
    return result;
  }

  async function create(lesson: LessonFields) {
    setDoing("save");
    const isElsewhere = !shown.includes(lesson.date);
    const result = await call({
      method: "POST",
      path: "/api/lessons",
      body: lesson,
      answer: lessonsAnswer,
      success: LESSON.created,
      ...(isElsewhere ? { offer: { label: LESSON.show, run: () => navigate(`?start=${lesson.date}`) } } : {}),
      failure: false,
    });
    setDoing(null);
    if (result.ok) revalidate();
    return tell(result, LESSON.createFailed);
  }

  async function change(
    event: CalendarEvent,
    { repeatUntil: _, ...lesson }: LessonFields,
    following: boolean,
  ) {
    setDoing("save");
    const result = await call({
      method: "PUT",
      path: lessonPath(event.id, following),
      body: lesson,
      success: LESSON.saved,
      failure: false,
    });
    setDoing(null);
    if (result.ok) revalidate();
    return tell(result, LESSON.saveFailed);
  }

  async function restore(event: CalendarEvent) {
    const path = "/api/lessons";
    await call({
      method: "POST",
      path,
      body: wholeOf(event),
      success: LESSON.created,
      failure: LESSON.restoreFailed,
    });
    revalidate();
  }

  async function remove(event: CalendarEvent, following: boolean) {
    setDoing("delete");
    const result = await call({
      method: "DELETE",
      path: lessonPath(event.id, following),
      answer: deletedAnswer,
      success: LESSON.removed,
      ...(following ? {} : { offer: { label: LESSON.undo, run: () => void restore(event) } }),
      failure: false,
    });
    setDoing(null);
    if (result.ok) revalidate();
    return tell(result, LESSON.removeFailed);
  }

  return { doing, create, change, remove };
}
