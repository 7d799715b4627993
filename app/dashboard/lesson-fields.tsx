import { useState } from "react";
import { LESSON_COLORS } from "~/lessons/colors";
import {
  MAX_DURATION_MINUTES,
  MAX_LABEL_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_DURATION_MINUTES,
} from "~/lessons/limits";
import { useEveryStudent } from "~/students/use-every-student";
import { SelectField, TextField } from "~/ui/field";
import { Swatches } from "~/ui/swatches";
import { LESSON } from "./labels";
import type { LessonFields as Lesson } from "./use-lesson-calls";

/** The form's fields, in their order: the first that is wrong gets the focus. */
export const FIELDS = [
  "title",
  "date",
  "time",
  "durationMinutes",
  "grade",
  "type",
  "color",
  "studentId",
  "repeatUntil",
] as const;

interface LessonFieldsProps {
  /** What the fields begin with. */
  start: Lesson;
  isNew: boolean;
  errorOf: (name: string) => string | undefined;
}

/** Everything about a lesson (product §3 "Lessons"). */
export function LessonFields({ start, isNew, errorOf }: LessonFieldsProps) {
  const { students, state } = useEveryStudent(false);
  const [color, setColor] = useState(start.color);
  const [grade, setGrade] = useState(start.grade);
  const [studentId, setStudentId] = useState(start.studentId ?? "");
  const isKnown = students.some(({ id }) => id === studentId);

  function chooseStudent(id: string) {
    setStudentId(id);
    const chosen = students.find((student) => student.id === id);
    if (chosen && grade.trim() === "") setGrade(chosen.grade);
  }

  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-3.5">
      <TextField
        className="col-span-6"
        label={LESSON.title}
        name="title"
        defaultValue={start.title}
        required
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        placeholder={LESSON.titleExample}
        error={errorOf("title")}
      />
      <TextField
        className="col-span-2 phone:col-span-6"
        label={LESSON.date}
        name="date"
        type="date"
        defaultValue={start.date}
        required
        error={errorOf("date")}
      />
      <TextField
        className="col-span-2 phone:col-span-3"
        label={LESSON.time}
        name="time"
        type="time"
        defaultValue={start.time}
        required
        error={errorOf("time")}
      />
      <TextField
        className="col-span-2 phone:col-span-3"
        label={LESSON.duration}
        name="durationMinutes"
        type="number"
        inputMode="numeric"
        min={MIN_DURATION_MINUTES}
        max={MAX_DURATION_MINUTES}
        defaultValue={start.durationMinutes}
        required
        error={errorOf("durationMinutes")}
      />
      <TextField
        className="col-span-3"
        label={LESSON.grade}
        name="grade"
        value={grade}
        onChange={({ target }) => setGrade(target.value)}
        required
        maxLength={MAX_LABEL_LENGTH}
        placeholder={LESSON.gradeExample}
        error={errorOf("grade")}
      />
      <TextField
        className="col-span-3"
        label={LESSON.type}
        name="type"
        defaultValue={start.type}
        required
        maxLength={MAX_LABEL_LENGTH}
        placeholder={LESSON.typeExample}
        error={errorOf("type")}
      />
      <div className="col-span-6">
        <Swatches legend={LESSON.color} value={color} onChange={setColor} options={LESSON_COLORS} />
        <input type="hidden" name="color" value={color} />
      </div>
      <SelectField
        className={isNew ? "col-span-3 phone:col-span-6" : "col-span-6"}
        label={LESSON.student}
        name="studentId"
        value={studentId}
        onChange={({ target }) => chooseStudent(target.value)}
        hint={state === "failed" ? LESSON.studentsFailed : undefined}
        error={errorOf("studentId")}
      >
        <option value="">{LESSON.noStudent}</option>
        {studentId !== "" && !isKnown && (
          <option value={studentId}>
            {state === "loading" ? LESSON.studentsLoading : LESSON.sameStudent}
          </option>
        )}
        {students.map(({ id, name, grade: theirs }) => (
          <option key={id} value={id}>
            {LESSON.studentOption(name, theirs)}
          </option>
        ))}
      </SelectField>
      {isNew && (
        <TextField
          className="col-span-3 phone:col-span-6"
          label={LESSON.repeatUntil}
          name="repeatUntil"
          type="date"
          hint={LESSON.repeatHint}
          error={errorOf("repeatUntil")}
        />
      )}
    </div>
  );
}
