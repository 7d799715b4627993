import { TextField } from "~/ui/field";
import { STUDENT_MESSAGES, STUDENTS } from "./labels";
import { MAX_GRADE_LENGTH, MAX_STUDENT_NAME_LENGTH } from "./limits";
import { RecordDialog } from "./record-dialog";
import type { Student } from "./schema";

const FIELDS = ["name", "grade"] as const;

const ADD = {
  title: STUDENTS.addTitle,
  submit: STUDENTS.add,
  success: STUDENT_MESSAGES.added,
  failure: STUDENTS.addFailed,
};
const EDIT = {
  title: STUDENTS.editTitle,
  submit: STUDENTS.save,
  success: STUDENT_MESSAGES.saved,
  failure: STUDENTS.saveFailed,
};

interface StudentDialogProps {
  /** Who is edited; null for a new student. */
  student: Student | null;
  onClose: () => void;
}

/** Adds a student, or changes one. */
export default function StudentDialog({ student, onClose }: StudentDialogProps) {
  return (
    <RecordDialog
      path="/api/students"
      id={student?.id ?? null}
      texts={student ? EDIT : ADD}
      fields={FIELDS}
      bodyOf={({ name, grade }) => ({ body: { name, grade } })}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            label={STUDENTS.name}
            name="name"
            autoComplete="off"
            required
            maxLength={MAX_STUDENT_NAME_LENGTH}
            defaultValue={student?.name}
            error={errorOf("name")}
          />
          <TextField
            label={STUDENTS.grade}
            name="grade"
            autoComplete="off"
            required
            maxLength={MAX_GRADE_LENGTH}
            defaultValue={student?.grade}
            error={errorOf("grade")}
          />
        </>
      )}
    </RecordDialog>
  );
}
