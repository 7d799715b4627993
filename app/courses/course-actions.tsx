import { FileUp, Pencil, Trash2 } from "lucide-react";
import { ActionList } from "~/ui/action-list";
import { COURSE_MENU } from "./page-labels";

interface CourseActionsProps {
  anchor: HTMLElement | null;
  onRename: () => void;
  onImport: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** What the "…" of a course opens. */
export default function CourseActions({ anchor, onRename, onImport, onDelete, onClose }: CourseActionsProps) {
  return (
    <ActionList
      anchor={anchor}
      label={COURSE_MENU.more}
      onClose={onClose}
      actions={[
        { label: COURSE_MENU.rename, icon: Pencil, run: onRename },
        { label: COURSE_MENU.importPdf, icon: FileUp, run: onImport },
        { label: COURSE_MENU.remove, icon: Trash2, run: onDelete, danger: true },
      ]}
    />
  );
}
