import { useState } from "react";
import { HINTS } from "~/exercises/hints";
import { type AnyKind, allKinds } from "~/exercises/lookup";
import type { Exercise } from "~/exercises/schema";
import { Popover } from "~/ui/popover";
import { useToast } from "~/ui/toast";
import { EDITING } from "./exercise-labels";

interface ExerciseChoiceProps {
  anchor: HTMLElement | null;
  onChoose: (exercise: Exercise) => void;
  onClose: () => void;
}

/** Which kind of exercise is to be added: each with what its student does. */
export default function ExerciseChoice({ anchor, onChoose, onClose }: ExerciseChoiceProps) {
  const [loading, setLoading] = useState(false);
  const toast = useToast();

  async function choose({ authoring }: AnyKind) {
    if (loading) return;
    setLoading(true);
    const loaded = await authoring().catch(() => null);
    setLoading(false);
    if (loaded) onChoose(loaded.sample());
    else toast.error(EDITING.editorFailed);
  }

  return (
    <Popover
      anchor={anchor}
      open
      onClose={onClose}
      label={EDITING.chooseExercise}
      className="w-[min(560px,calc(100vw-16px))]"
    >
      <p className="pb-2 text-xs font-semibold text-muted">{EDITING.chooseExercise}</p>
      <ul className="grid gap-0.5 sm:grid-cols-2" aria-busy={loading}>
        {allKinds().map((kind) => (
          <li key={kind.type}>
            <button
              type="button"
              onClick={() => choose(kind)}
              className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5 rounded-control px-2 py-1.5 text-left hover:bg-hover"
            >
              <kind.icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 text-accent-ink" />
              <span className="grid">
                <span className="text-sm font-medium">{kind.label}</span>
                <span className="text-xs text-muted">{HINTS[kind.type]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
