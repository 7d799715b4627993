import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useId } from "react";
import { useFormState } from "~/platform/form-state";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { STUDENT_MESSAGES, STUDENTS } from "./labels";
import { MAX_GRADE_LENGTH, MAX_STUDENT_NAME_LENGTH } from "./limits";
import type { Student } from "./schema";

const FIELDS = ["name", "grade"] as const;

interface StudentDialogProps {
  /** Who is edited; null for a new student. */
  student: Student | null;
  onClose: () => void;
}

/** Adds a student, or changes one. */
export default function StudentDialog({ student, onClose }: StudentDialogProps) {
  const { call, busy } = useCall();
  const { revalidate } = useRevalidator();
  const state = useFormState(FIELDS);
  const formId = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { name, grade } = Object.fromEntries(new FormData(event.currentTarget));
    state.clear();
    const answer = await call({
      method: student ? "PUT" : "POST",
      path: student ? `/api/students/${student.id}` : "/api/students",
      body: { name, grade },
      success: student ? STUDENT_MESSAGES.saved : STUDENT_MESSAGES.added,
      failure: false,
    });
    if (!answer.ok) {
      const fallback = student ? STUDENTS.saveFailed : STUDENTS.addFailed;
      state.show({ message: answer.message || fallback, issues: answer.issues });
      return;
    }
    revalidate();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={student ? STUDENTS.editTitle : STUDENTS.addTitle}
      footer={
        <>
          <Button onClick={onClose}>{STUDENTS.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {student ? STUDENTS.save : STUDENTS.add}
          </Button>
        </>
      }
    >
      <form ref={state.form} id={formId} onSubmit={submit} noValidate className="grid gap-3">
        {state.message && <Notice tone="danger">{state.message}</Notice>}
        <TextField
          label={STUDENTS.name}
          name="name"
          autoComplete="off"
          required
          maxLength={MAX_STUDENT_NAME_LENGTH}
          defaultValue={student?.name}
          error={state.errorOf("name")}
        />
        <TextField
          label={STUDENTS.grade}
          name="grade"
          autoComplete="off"
          required
          maxLength={MAX_GRADE_LENGTH}
          defaultValue={student?.grade}
          error={state.errorOf("grade")}
        />
      </form>
    </Dialog>
  );
}
