import { Check, Trash2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { AnyAuthoring, AnyKind } from "~/exercises/lookup";
import type { Exercise } from "~/exercises/schema";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { EDITING } from "./exercise-labels";
import { MAX_NAME_LENGTH } from "./limits";

interface ExerciseEditorProps {
  kind: AnyKind;
  exercise: Exercise;
  onChange: (exercise: Exercise) => void;
  onDone: () => void;
  onDelete: () => void;
}

/** Changes an exercise in its place; every change is saved as it is made. */
export default function ExerciseEditor(props: ExerciseEditorProps) {
  const { kind, exercise, onChange, onDone, onDelete } = props;
  const [authoring, setAuthoring] = useState<AnyAuthoring | null>(null);
  const [failed, setFailed] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => {
    let isCurrent = true;
    if (failed) return;
    kind.authoring().then(
      (loaded) => isCurrent && setAuthoring(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, failed]);
  useEffect(() => first.current?.focus(), []);

  const warnings = useMemo(() => authoring?.lint(exercise) ?? [], [authoring, exercise]);
  const general = warnings.filter(({ item }) => item === undefined);

  return (
    <div className="grid gap-4 pt-1.5">
      <TextField
        ref={first}
        label={EDITING.exerciseName}
        hint={EDITING.exerciseNameHint}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={typeof exercise.name === "string" ? exercise.name : ""}
        onChange={(event) => onChange({ ...exercise, name: event.target.value } as Exercise)}
      />
      {authoring && <authoring.Editor exercise={exercise} onChange={onChange} warnings={warnings} />}
      {failed && (
        <Notice tone="danger">
          {EDITING.editorFailed}
          <Button size="small" className="ml-2" onClick={() => setFailed(false)}>
            {EDITING.tryAgain}
          </Button>
        </Notice>
      )}
      {general.length > 0 && (
        <Notice tone="warn">
          <p className="font-medium">{EDITING.warnings}</p>
          <ul className="list-disc pl-4">
            {general.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" icon={Trash2} onClick={onDelete} className="-ml-3.5">
          {EDITING.deleteExercise}
        </Button>
        <Button icon={Check} onClick={onDone}>
          {EDITING.done}
        </Button>
      </div>
    </div>
  );
}
