import { useRevalidator } from "@remix-run/react";
import { useCall } from "~/platform/use-call";
import { type Page, usePages } from "~/platform/use-pages";
import { STUDENT_MESSAGES, STUDENTS } from "./labels";
import type { Student } from "./schema";

/** The teacher's students page by page. @param first what the screen's loader brought */
export function useStudentPages(first: Page<Student>, archived = false) {
  const { call } = useCall();
  return usePages(first, (after) => {
    const query = new URLSearchParams({ after, ...(archived ? { archived: "1" } : {}) });
    return call({
      method: "GET",
      path: `/api/students?${query}`,
      answer: async () => (await import("./answers")).studentPage,
      failure: STUDENTS.moreFailed,
    });
  });
}

/** What can be done with a student besides editing; the lists are read anew after each. */
export function useStudentActions() {
  const { call, busy } = useCall();
  const { revalidate } = useRevalidator();

  async function restore({ id, name, grade }: Student) {
    const answer = await call({
      method: "PUT",
      path: `/api/students/${id}`,
      body: { name, grade, archived: false },
      success: STUDENT_MESSAGES.restored,
      failure: STUDENTS.restoreFailed,
    });
    revalidate();
    return answer.ok;
  }

  async function archive(whom: Student) {
    const answer = await call({
      method: "DELETE",
      path: `/api/students/${whom.id}`,
      success: STUDENT_MESSAGES.archived,
      offer: { label: STUDENTS.undo, run: () => void restore(whom) },
      failure: STUDENTS.archiveFailed,
    });
    revalidate();
    return answer.ok;
  }

  async function deleteForGood({ id }: Student) {
    const answer = await call({
      method: "DELETE",
      path: `/api/students/${id}?forever=1`,
      success: STUDENT_MESSAGES.deleted,
      failure: STUDENTS.deleteFailed,
    });
    revalidate();
    return answer.ok;
  }

  return { restore, archive, deleteForGood, busy };
}
