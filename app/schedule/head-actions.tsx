import { CloudCheck, CloudUpload, Redo2, Undo2 } from "lucide-react";
import { IconButton } from "~/ui/button";
import type { Labels } from "./labels";

interface HeadActionsProps {
  labels: Labels;
  dirty: boolean;
  busy: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

/** Beside the title: whether all is saved, undo, redo. A step that is not there keeps its button's focus. */
export function HeadActions(props: HeadActionsProps) {
  const { labels, dirty, busy, canUndo, canRedo, onUndo, onRedo } = props;
  const Icon = dirty ? CloudUpload : CloudCheck;
  return (
    <>
      <span className={`flex items-center gap-2 text-sm ${dirty ? "text-warn-ink" : "text-muted"}`}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {busy ? labels.saving : dirty ? labels.unsaved : labels.allSaved}
      </span>
      <span className="flex gap-1">
        <IconButton
          icon={Undo2}
          label={labels.undo}
          aria-disabled={!canUndo}
          className={canUndo ? "" : "opacity-50"}
          aria-keyshortcuts="Control+Z"
          onClick={onUndo}
        />
        <IconButton
          icon={Redo2}
          label={labels.redo}
          aria-disabled={!canRedo}
          className={canRedo ? "" : "opacity-50"}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={onRedo}
        />
      </span>
    </>
  );
}
