import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { CONFLICT } from "./trouble-labels";

interface SectionsConflictProps {
  onMine: () => void;
  onTheirs: () => void;
}

/** Whose exercises are to stand (product §6); in view wherever the pane is scrolled to. */
export default function SectionsConflict({ onMine, onTheirs }: SectionsConflictProps) {
  return (
    <div className="z-1 lg:sticky lg:top-0">
      <Notice tone="warn" urgent>
        <p>{CONFLICT.exercises}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={onMine}>
            {CONFLICT.keepMine}
          </Button>
          <Button size="small" onClick={onTheirs}>
            {CONFLICT.keepTheirs}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
