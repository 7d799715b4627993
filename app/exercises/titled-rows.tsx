import { type ReactNode, useId } from "react";
import { ExerciseTextField } from "./exercise-text-field";
import { MEDIA } from "./labels";

interface TitledRowsProps {
  title: string;
  onTitle: (title: string) => void;
  /** How the rows are written. */
  help: string;
  /** The rows; their fields are described by the help. */
  children: (helpId: string) => ReactNode;
}

/** The frame of an editor that is a title and a list: what students read above it, how to write it, its rows. */
export function TitledRows({ title, onTitle, help, children }: TitledRowsProps) {
  const helpId = useId();
  return (
    <div className="grid min-w-0 gap-4">
      <ExerciseTextField label={MEDIA.title} value={title} onChange={onTitle} />
      <div className="grid min-w-0 gap-2">
        <p id={helpId} className="text-xs text-muted">
          {help}
        </p>
        {children(helpId)}
      </div>
    </div>
  );
}
