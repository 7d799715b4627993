import { ExerciseTextField } from "../exercise-text-field";
import type { EditorProps } from "../kind";
import { NOTE } from "./labels";

/** Writes a note. */
export function Editor({ exercise, onChange }: EditorProps<"note">) {
  const data = exercise.note_exercise_data;
  const write = (change: { title: string } | { text: string }) =>
    onChange({ ...exercise, note_exercise_data: { ...data, note: { ...data.note, ...change } } });
  return (
    <div className="grid gap-4">
      <ExerciseTextField label={NOTE.title} value={data.note.title} onChange={(title) => write({ title })} />
      <ExerciseTextField
        label={NOTE.text}
        rows={3}
        value={data.note.text}
        onChange={(text) => write({ text })}
      />
    </div>
  );
}
