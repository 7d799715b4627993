import { ChevronDown, Plus, Trash2 } from "lucide-react";
import { Suspense, useCallback, useId, useRef, useState } from "react";
import { kindOf } from "~/exercises/lookup";
import type { Exercise } from "~/exercises/schema";
import { Button, IconButton } from "~/ui/button";
import { DragHandle } from "~/ui/drag-handle";
import { lazyPart } from "~/ui/lazy-part";
import { useReorder } from "~/ui/use-reorder";
import { BUILDER } from "./builder-labels";
import { useDrawn } from "./drawn";
import { ExerciseCard } from "./exercise-card";
import { exercisesOf } from "./exercise-lists";
import { MAX_NAME_LENGTH, MAX_SECTIONS } from "./limits";
import type { Section } from "./schema";
import { keyOfSection } from "./section-keys";
import type { SectionEdits } from "./use-sections";

const loadChoice = () => import("./exercise-choice");
const ExerciseChoice = lazyPart(loadChoice);

interface SectionCardProps {
  section: Section;
  number: number;
  edits: SectionEdits;
  reorder: ReturnType<typeof useReorder>;
  onDelete: () => void;
}

/** A section: its name, and its exercises under it, folded or open (spec §2). */
export function SectionCard({ section, number, edits, reorder, onDelete }: SectionCardProps) {
  const key = keyOfSection(section);
  const exercises = exercisesOf(section);
  const [open, setOpen] = useState(true);
  const [choosing, setChoosing] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const bodyId = useId();
  const drawn = useDrawn();
  // of a type that nobody here knows: kept where it is, and nothing to see
  const seen = exercises.flatMap((exercise, index) => {
    const kind = kindOf(exercise.type);
    return kind ? [{ exercise, index, kind }] : [];
  });
  const inner = useReorder({
    count: seen.length,
    onMove: (from, to) => edits.moveExercise(key, seen[from]?.index ?? 0, seen[to]?.index ?? 0),
    labelOf: (place) => nameOf(seen[place]?.exercise),
  });
  const close = useCallback(() => setChoosing(false), []);

  function add(exercise: Exercise) {
    const id = crypto.randomUUID().slice(0, 8);
    edits.addExercise(key, { ...exercise, id } as Exercise);
    setOpen(true);
    setChoosing(false);
    setEditing(id);
  }

  return (
    <li {...reorder.item(number - 1)} className="min-w-0 rounded-card border border-line bg-surface">
      <div
        className={`flex flex-wrap items-center gap-x-1.5 gap-y-1 py-2 pr-3 pl-1.5 ${open ? "border-b border-line" : ""}`}
      >
        <DragHandle {...reorder.handle(number - 1)} />
        <h2 className="shrink-0">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => setOpen(!open)}
            className="flex items-center gap-1.5 rounded-control px-1 py-1 text-sm font-semibold hover:bg-hover touch:min-h-11"
          >
            <ChevronDown
              size={16}
              strokeWidth={1.75}
              aria-hidden
              className={`transition-transform ${open ? "" : "-rotate-90"}`}
            />
            {BUILDER.section(number)}
          </button>
        </h2>
        <input
          aria-label={`${BUILDER.sectionName} ${number}`}
          placeholder={BUILDER.sectionName}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={section.name}
          onChange={(event) => edits.renameSection(key, event.target.value)}
          className="h-control-small min-w-24 grow basis-32 rounded-control bg-transparent px-1.5 text-sm text-muted placeholder:text-muted hover:bg-hover focus:text-ink"
        />
        <Button
          ref={addButton}
          variant="quiet"
          size="small"
          icon={Plus}
          disabled={exercises.length >= MAX_SECTIONS}
          className="phone:ml-11 print:hidden"
          aria-haspopup="dialog"
          aria-expanded={choosing}
          onPointerEnter={loadChoice}
          onFocus={loadChoice}
          onClick={() => setChoosing(!choosing)}
        >
          {BUILDER.addExercise}
        </Button>
        <IconButton
          label={BUILDER.deleteSection}
          icon={Trash2}
          size="small"
          className="phone:ml-auto"
          onClick={onDelete}
        />
      </div>
      <div id={bodyId} hidden={!open}>
        {seen.length === 0 ? (
          <p className="px-4 py-3 text-sm text-muted">{BUILDER.emptySection}</p>
        ) : (
          drawn && (
            <ul {...inner.list} className="divide-y divide-line">
              {seen.map(({ exercise, index, kind }, place) => {
                const name = String(exercise.id ?? index);
                return (
                  <ExerciseCard
                    key={name}
                    kind={kind}
                    exercise={exercise}
                    index={place}
                    reorder={inner}
                    isEditing={editing === name}
                    onEdit={(on) => setEditing(on ? name : null)}
                    onChange={(changed) => edits.changeExercise(key, index, changed)}
                    onDelete={() => {
                      edits.deleteExercise(key, index);
                      setEditing(null);
                      // its own button goes with it
                      addButton.current?.focus();
                    }}
                  />
                );
              })}
            </ul>
          )
        )}
        <p role="status" className="sr-only">
          {inner.announcement}
        </p>
      </div>
      {choosing && (
        <Suspense>
          <ExerciseChoice anchor={addButton.current} onChoose={add} onClose={close} />
        </Suspense>
      )}
    </li>
  );
}

function nameOf(exercise: Exercise | undefined): string {
  const name = exercise && typeof exercise.name === "string" ? exercise.name : "";
  return name || (exercise && kindOf(exercise.type)?.label) || BUILDER.exercises;
}
