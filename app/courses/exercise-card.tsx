import { Pencil } from "lucide-react";
import { Suspense, useMemo, useRef } from "react";
import type { AnyKind } from "~/exercises/lookup";
import type { Exercise } from "~/exercises/schema";
import { Badge } from "~/ui/badge";
import { IconButton } from "~/ui/button";
import { DragHandle } from "~/ui/drag-handle";
import { lazyPart } from "~/ui/lazy-part";
import { useKeptFocus } from "~/ui/use-kept-focus";
import type { useReorder } from "~/ui/use-reorder";
import { WhenNear } from "~/ui/when-near";
import { BUILDER } from "./builder-labels";

const loadEditor = () => import("./exercise-editor");
const ExerciseEditor = lazyPart(loadEditor);

const WAITING = <p className="min-h-12" />;

interface ExerciseCardProps {
  kind: AnyKind;
  exercise: Exercise;
  index: number;
  reorder: ReturnType<typeof useReorder>;
  isEditing: boolean;
  onEdit: (on: boolean) => void;
  onChange: (exercise: Exercise) => void;
  onDelete: () => void;
}

/** An exercise in the builder: as its student sees it, or open to be changed in its place. */
export function ExerciseCard(props: ExerciseCardProps) {
  const { kind, exercise, index, reorder, isEditing, onEdit, onChange, onDelete } = props;
  const { View, icon: Icon, label } = kind;
  const shown = useMemo(() => ({ exercise }), [exercise]);
  const editButton = useRef<HTMLSpanElement>(null);
  // "Done" goes with its editor
  useKeptFocus(editButton, isEditing ? "editing" : "shown");
  const name = typeof exercise.name === "string" ? exercise.name : "";
  const badge = (
    <Badge>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {label}
    </Badge>
  );
  return (
    <li
      {...reorder.item(index)}
      data-exercise={kind.type}
      className="min-w-0 pt-3 data-dragged:bg-surface pr-4 pb-4 pl-1.5"
    >
      <div className="flex items-start gap-1.5">
        <DragHandle {...reorder.handle(index)} />
        <div className="flex min-h-7 min-w-0 grow touch:min-h-11 flex-wrap items-center gap-x-2 gap-y-1">
          {name === "" ? (
            <h3 className="flex">{badge}</h3>
          ) : (
            <>
              {badge}
              <h3 className="min-w-0 text-sm font-semibold wrap-break-word">{name}</h3>
            </>
          )}
        </div>
        <span ref={editButton}>
          {!isEditing && (
            <IconButton
              label={`${BUILDER.edit} ${name || label}`}
              icon={Pencil}
              size="small"
              className="touch:mt-0.5"
              onPointerEnter={() => {
                void loadEditor();
                void kind.authoring();
              }}
              onClick={() => onEdit(true)}
            />
          )}
        </span>
      </div>
      <div className="min-w-0 pt-1.5 pl-8.5 phone:pl-2.5">
        {isEditing ? (
          <Suspense fallback={WAITING}>
            <ExerciseEditor
              kind={kind}
              exercise={exercise}
              onChange={onChange}
              onDone={() => onEdit(false)}
              onDelete={onDelete}
            />
          </Suspense>
        ) : (
          <WhenNear Part={View} props={shown} fallback={WAITING} />
        )}
      </div>
    </li>
  );
}
